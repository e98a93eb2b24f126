import { putPicture, setSlideBackground, type Slide } from '@arrasta/domain';
import { endUploadsTo } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';

/** Where a picture that is found or made goes; one step of undo. */
export interface ImagePlace {
  readonly slide: Slide;
  readonly put: (address: string) => void;
}

/** An image element. */
export function placeInElement(slide: Slide, elementId: string): ImagePlace {
  return {
    slide,
    put: (address) => {
      endUploadsTo({ kind: 'element', slideId: slide.id, elementId });
      dispatch(putPicture(elementId, address));
    },
  };
}

/** The background of a slide. */
export function placeBehind(slide: Slide): ImagePlace {
  return {
    slide,
    put: (address) => {
      endUploadsTo({ kind: 'background', slideId: slide.id });
      dispatch(setSlideBackground(slide.id, { backgroundImageUrl: address }));
    },
  };
}
