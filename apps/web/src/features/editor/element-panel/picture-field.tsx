import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { pictureWords } from '../../../base/wording/pictures';
import { pictureTypes } from '../../pictures/upload-picture';
import { bringPicture } from '../pictures/bring-picture';
import { usePictureDrop } from '../pictures/use-picture-drop';
import { useCurrentSlide } from '../store/current-slide';
import type { FieldProps } from './field-props';
import { PictureAddress } from './picture-address';
import classes from './picture-field.module.css';
import { PicturePreview } from './picture-preview';

const words = pictureWords.element;

/** The picture of an image element: what it shows, a file for it, or an address. */
export function PictureField({ element }: FieldProps) {
  const slideId = useCurrentSlide()?.id ?? '';
  const target = { slideId, elementId: element.id };
  const { isOver, handlers } = usePictureDrop(() => target);
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    if (file !== null) void bringPicture(file, target);
    // The same file may be chosen again.
    reset.current?.();
  };
  return (
    <div className={classes.picture} data-over={isOver || undefined} {...handlers}>
      <PicturePreview element={element} dropping={isOver} />
      <FileButton resetRef={reset} accept={pictureTypes.join()} onChange={take}>
        {(button) => (
          <Button
            {...button}
            variant="light"
            fullWidth
            leftSection={<Upload size={16} strokeWidth={1.75} />}
          >
            {words.choose}
          </Button>
        )}
      </FileButton>
      <PictureAddress element={element} slideId={slideId} />
    </div>
  );
}
