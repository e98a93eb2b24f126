import { pictureAddressOf, setSlideBackground, type Slide } from '@arrasta/domain';
import { useState } from 'react';
import { backgroundMessages } from '../../messages/slide-settings';
import { uploadImageTo } from '../images/add-image';
import { keepImageCopy } from '../images/kept-copy';
import { fileOfData } from '../images/image-data';
import { endUploadsTo, type ImageTarget } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';

/**
 * The address of the background picture while it is typed; `keep` takes it, or says that it is
 * none. Emptied, the picture goes; the data of a picture are sent as its file would be.
 */
export function useTypedUrl({ id, backgroundImageUrl }: Slide) {
  const target: ImageTarget = { kind: 'background', slideId: id };
  const [typed, setTyped] = useState<{ over: string | null; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  // What was typed counts for the address it was typed over: undo shows in the field as well.
  const text = typed?.over === backgroundImageUrl ? typed.text : (backgroundImageUrl ?? '');
  const change = (next: string) => {
    setTyped({ over: backgroundImageUrl, text: next });
    setError(null);
  };
  const keep = () => {
    const url = text.trim() === '' ? null : pictureAddressOf(text);
    const isInvalid = url === null && text.trim() !== '';
    setError(isInvalid ? backgroundMessages.invalid : null);
    if (isInvalid) return;
    setTyped(null);
    const file = fileOfData(text);
    if (file !== null && text !== backgroundImageUrl) {
      void uploadImageTo(file, target);
      return;
    }
    const isTaken = dispatch(setSlideBackground(id, { backgroundImageUrl: url }));
    // What is on its way would take the place of what was chosen after it.
    if (isTaken) endUploadsTo(target);
    if (isTaken && url !== null) void keepImageCopy(url);
  };
  return { text, error, change, keep };
}
