import { upperPart, type PanoramaWindow } from '@arrasta/domain';
import { slideWidth, type Area, type DrawnCarousel, type DrawnSlide, type Scene } from '../context';
import { useFailedUrl } from '../use-failed-url';
import { slideHeightOf } from '../format';
import { photographOf } from './photograph-of';

/** Where the whole photograph lies, in px of a slide that shows a part of it. */
export function photographArea(
  { carousel }: Pick<Scene, 'carousel'>,
  { place, span, height }: PanoramaWindow,
): Area {
  const part = height === 'upper' ? upperPart : 1;
  return {
    left: -place * slideWidth,
    top: 0,
    width: span * slideWidth,
    // An even number of px is a whole number of them in the file.
    height: Math.round((slideHeightOf(carousel) * part) / 2) * 2,
  };
}

/** A photograph behind a slide: its address, where all of it lies, and what of it stays in view. */
export interface PhotographFrame extends Pick<PanoramaWindow, 'url' | 'focus'> {
  readonly area: Area;
}

/** The photograph that a slide shows a part of; null where it shows none. */
export function photographFrameOf(
  carousel: DrawnCarousel,
  slide: DrawnSlide,
  index: number,
): PhotographFrame | null {
  const photograph = photographOf(carousel, slide, index);
  if (photograph === null) return null;
  const { url, focus } = photograph;
  return { url, focus, area: photographArea({ carousel }, photograph) };
}

interface PhotographProps {
  readonly scene: Scene;
  /** The part of the slide that shows it. */
  readonly paper: Area;
  /** Down to where nothing covers it, in px from the head of the slide; undefined for all of it. */
  readonly seenTo: number | undefined;
  readonly onError: (url: string) => void;
}

/** A slide's part of the photograph that runs on over several slides. */
export function Photograph({ scene, paper, seenTo, onError }: PhotographProps) {
  const [failed, setFailed] = useFailedUrl();
  const { photograph } = scene;
  if (photograph === null || photograph.url === failed) return null;
  const { url, focus } = photograph;
  const { left, top, width, height } = photographArea(scene, photograph);
  return (
    <img
      src={url}
      alt=""
      data-picture="panorama"
      data-seen-to={seenTo}
      onError={() => {
        setFailed(url);
        onError(url);
      }}
      style={{
        position: 'absolute',
        left: left - paper.left,
        top: top - paper.top,
        width,
        height,
        objectFit: 'cover',
        objectPosition: `${String(focus.x)}% ${String(focus.y)}%`,
      }}
    />
  );
}
