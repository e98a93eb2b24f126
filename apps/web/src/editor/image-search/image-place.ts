import {
  putImage,
  setPanorama,
  setSlideBackground,
  type Slide,
  truncate,
  slideTexts,
} from '@arrasta/domain';
import { endUploadsTo } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { imageSearchMessages } from '../../messages/image-search';

/** Where a picture that is found or made goes; one step of undo. */
export interface ImagePlace {
  readonly slide: Slide;
  readonly putImage: (url: string) => void;
}

/** An image element. */
export function placeInElement(slide: Slide, elementId: string): ImagePlace {
  return {
    slide,
    putImage: (url) => {
      endUploadsTo({ kind: 'element', slideId: slide.id, elementId });
      dispatch(putImage(elementId, url));
    },
  };
}

/** The background of a slide. */
export function placeBehind(slide: Slide): ImagePlace {
  return {
    slide,
    putImage: (url) => {
      endUploadsTo({ kind: 'background', slideId: slide.id });
      dispatch(setSlideBackground(slide.id, { backgroundImageUrl: url }));
    },
  };
}

/** The photograph over several slides of a carousel; one of them says what is searched for. */
export function placeInPanorama(slide: Slide, carouselId: string): ImagePlace {
  return {
    slide,
    putImage: (url) => {
      if (currentCarouselId() !== carouselId) return;
      endUploadsTo({ kind: 'panorama', carouselId });
      dispatch(setPanorama({ panoramaImageUrl: url }));
    },
  };
}

/** Of a slide's words, as many as say what it is about. */
const maxSubjectLength = 80;

/** What a slide is about: its title, else the beginning of its text; empty where nothing is written. */
export function subjectOf(slide: Slide): string {
  const title = slide.elements.find(
    ({ type, content }) => type === 'title' && content.trim() !== '',
  );
  const [text = ''] = title === undefined ? slideTexts(slide) : [title.content];
  const line = text
    .replace(/<br\s*\/?>|\s+/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= maxSubjectLength) return line;
  const start = line.slice(0, maxSubjectLength);
  return truncate(start, Math.max(start.lastIndexOf(' '), maxSubjectLength / 2)).trimEnd();
}

/** What the AI is asked for a slide, to be changed by the person. Source: docs/product/generation.md 26. */
export function promptFor(slide: Slide): string {
  const subject = subjectOf(slide);
  const { usualPrompt, promptAbout } = imageSearchMessages.make;
  return subject === '' ? usualPrompt : promptAbout(subject);
}
