import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { pictureWords } from '../../messages/images';
import { pictureTypes } from '../images/picture-types';
import { PictureCreditLine } from '../image-search/picture-credit-line';
import { placeInElement } from '../image-search/picture-place';
import { PictureWays } from '../image-search/picture-ways';
import { bringPicture } from '../images/bring-picture';
import type { PictureTarget } from '../images/picture-uploads';
import { usePictureDrop } from '../images/use-picture-drop';
import { useCurrentSlide } from '../store/selectors';
import type { FieldProps } from './field-props';
import { PictureAddress } from './picture-address';
import classes from './picture-field.module.css';
import { PicturePreview } from './picture-preview';

const words = pictureWords.element;

/** A file of one's own. */
function FileChoice({ target }: { target: PictureTarget }) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    if (file !== null) void bringPicture(file, target);
    // The same file may be chosen again.
    reset.current?.();
  };
  return (
    <FileButton resetRef={reset} accept={pictureTypes.join()} onChange={take}>
      {(button) => (
        <Button {...button} variant="light" leftSection={<Upload size={16} strokeWidth={1.75} />}>
          {words.choose}
        </Button>
      )}
    </FileButton>
  );
}

/** The picture of an image element: what it shows, whose it is, a file for it, a search, AI, or an address. */
export function PictureField({ element }: FieldProps) {
  const slide = useCurrentSlide();
  const target = { kind: 'element', slideId: slide?.id ?? '', elementId: element.id } as const;
  const { isOver, handlers } = usePictureDrop(() => target);
  return (
    <div className={classes.picture} data-over={isOver || undefined} {...handlers}>
      <PicturePreview element={element} target={target} dropping={isOver} />
      <PictureCreditLine address={element.content} />
      {slide !== undefined && (
        <PictureWays place={placeInElement(slide, element.id)}>
          <FileChoice target={target} />
        </PictureWays>
      )}
      <PictureAddress element={element} target={target} />
    </div>
  );
}
