import { pictureAddressOf, setSlideBackground, type Slide } from '@arrasta/domain';
import { useState } from 'react';
import { backgroundWords } from '../../../base/wording/background';
import { keepCopyOf } from '../pictures/kept-copy';
import { dispatch } from '../store/editor-store';

/**
 * The address of the background picture while it is typed; `keep` takes it, or says that it is
 * none. Emptied, the picture goes.
 */
export function useTypedAddress({ id, backgroundImageUrl }: Slide) {
  const [typed, setTyped] = useState<{ over: string | null; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  // What was typed counts for the address it was typed over: undo shows in the field as well.
  const text = typed?.over === backgroundImageUrl ? typed.text : (backgroundImageUrl ?? '');
  const change = (next: string) => {
    setTyped({ over: backgroundImageUrl, text: next });
    setError(null);
  };
  const keep = () => {
    const address = text.trim() === '' ? null : pictureAddressOf(text);
    const isInvalid = address === null && text.trim() !== '';
    setError(isInvalid ? backgroundWords.invalid : null);
    if (isInvalid) return;
    setTyped(null);
    const isTaken = dispatch(setSlideBackground(id, { backgroundImageUrl: address }));
    if (isTaken && address !== null) void keepCopyOf(address);
  };
  return { text, error, change, keep };
}
