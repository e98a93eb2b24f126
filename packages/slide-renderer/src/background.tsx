import { type Color, composite, cssOf, gradientStops, parseColor } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import {
  slideWidth,
  type Area,
  type DrawnSlide,
  type DrawnBackground,
  type Scene,
  type SlideContext,
  type Theme,
} from './context';
import { slideHeightOf, type HasFormat } from './format';
import { useFailedUrl } from './use-failed-url';
import { Photograph } from './photograph/photograph-image';

/** The background colour a slide has until the user sets one; it means "the theme's background". */
const defaultBackground = 'rgb(255, 255, 255)';

/** The slide's own background; null while it has the theme's. */
export function slideBackgroundOf(slide: DrawnSlide): Color | null {
  const color = parseColor(slide.backgroundColor);
  if (color === null || color.alpha === 0) return null;
  return cssOf(color) === defaultBackground ? null : color;
}

/** A plain colour as background. */
export function plainBackground(color: Color): DrawnBackground {
  return { css: cssOf(color), colors: [color] };
}

/** The carousel's gradient as background; the given colour where it has none. */
export function gradientBackground({ carousel }: SlideContext, otherwise: Color): DrawnBackground {
  const colors = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  if (carousel.gradient === null || colors.length === 0) return plainBackground(otherwise);
  return { css: carousel.gradient, colors };
}

/** Slide colour over the background picture, at the slide's intensity; null where none is drawn. */
function overlayOf({ slide, palette }: SlideContext): Color | null {
  const chosen = slide.overlayColor === null ? null : parseColor(slide.overlayColor);
  if (slide.overlayOpacity === 0 || (chosen === null && slide.backgroundImageUrl === null)) {
    return null;
  }
  const color = chosen ?? slideBackgroundOf(slide) ?? palette.secondary;
  return { ...color, alpha: (color.alpha * slide.overlayOpacity) / 100 };
}

const middleGrey: Color = { red: 128, green: 128, blue: 128, alpha: 1 };

/** A picture whose pixels are not known counts as middle grey, so that it weakens both sides alike. */
const unknownImage: readonly Color[] = [middleGrey];

/** What one colour of the background becomes under the picture's colours and the slide's. */
function seenColors(color: Color, context: SlideContext, image: readonly Color[]): Color[] {
  const { backgroundImageUrl, backgroundImageOpacity } = context.slide;
  const alpha = backgroundImageOpacity / 100;
  const imagePixels = backgroundImageUrl === null ? [{ ...middleGrey, alpha: 0 }] : image;
  const overlay = overlayOf(context);
  return imagePixels.map((pixel) => {
    const visibleColor = composite({ ...pixel, alpha: pixel.alpha * alpha }, color);
    return overlay === null ? visibleColor : composite(overlay, visibleColor);
  });
}

/** The background of the slide alone: its own colour over the theme's. */
function baseBackground(context: SlideContext): DrawnBackground {
  const own = slideBackgroundOf(context.slide);
  const under = context.theme.background(context);
  if (own === null) return under;
  return { css: cssOf(own), colors: under.colors.map((color) => composite(own, color)) };
}

/** What the slide is painted on: its own colour or the theme's, with picture and overlay counted in. */
export function backgroundOf(context: SlideContext, image = unknownImage): DrawnBackground {
  const { css, colors } = baseBackground(context);
  return { css, colors: colors.flatMap((color) => seenColors(color, context, image)) };
}

interface HasPaper {
  readonly carousel: HasFormat;
  readonly theme: Pick<Theme, 'paper'>;
}

/** The theme's paper, in px of the slide. */
export function paperAreaOf({ carousel, theme }: HasPaper): Area {
  const { inset } = theme.paper;
  const [width, height] = [slideWidth - 2 * inset, slideHeightOf(carousel) - 2 * inset];
  return { left: inset, top: inset, width, height };
}

interface BackgroundImageProps {
  readonly scene: Scene;
  readonly onError: (url: string) => void;
}

interface BackgroundProps extends BackgroundImageProps {
  /** Down to where nothing covers a photograph; undefined for all of it. */
  readonly seenTo?: number | undefined;
}

const filling: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };

function BackgroundImage({ scene, onError }: BackgroundImageProps) {
  const [failed, setFailed] = useFailedUrl();
  const { backgroundImageUrl: url, backgroundImageOpacity } = scene.slide;
  if (url === null || url === failed || backgroundImageOpacity === 0) return null;
  const onFailure = () => {
    setFailed(url);
    onError(url);
  };
  return (
    <img
      src={url}
      alt=""
      data-picture="background"
      onError={onFailure}
      style={{ ...filling, objectFit: 'cover', opacity: backgroundImageOpacity / 100 }}
    />
  );
}

/** Background, picture and slide colour, one over the other, on the theme's paper. */
export function Background({ scene, seenTo, onError }: BackgroundProps) {
  const { radius } = scene.theme.paper;
  const area = paperAreaOf(scene);
  const overlay = overlayOf(scene);
  const paper: CSSProperties = { position: 'absolute', overflow: 'hidden', borderRadius: radius };
  return (
    <div aria-hidden="true" style={{ ...paper, ...area, background: scene.background.css }}>
      <Photograph scene={scene} paper={area} seenTo={seenTo} onError={onError} />
      <BackgroundImage scene={scene} onError={onError} />
      {overlay !== null && <div style={{ ...filling, background: cssOf(overlay) }} />}
    </div>
  );
}
