import { addElement } from '@arrasta/domain';
import { useEffect } from 'react';
import { dispatch } from '../store/editor-store';
import { currentSelectedElement } from '../store/selectors';
import { bringAddress, bringPictures, targetOnCanvas } from './bring-picture';
import { isPictureLink } from './picture-data';

function isTaken(event: ClipboardEvent): boolean {
  const path = event.composedPath().filter((one) => one instanceof HTMLElement);
  return path.some(
    (element) => element.isContentEditable || element.matches('input, textarea, [role="dialog"]'),
  );
}

function pasteText(text: string): void {
  const target = targetOnCanvas(currentSelectedElement()?.id ?? null);
  if (target !== null && isPictureLink(text)) bringAddress(text.trim(), target);
  else if (text.trim() !== '') dispatch(addElement('text', text.trim()));
}

function onPaste(event: ClipboardEvent): void {
  if (event.defaultPrevented || event.clipboardData === null) return;
  const files = Array.from(event.clipboardData.files);
  const text = event.clipboardData.getData('text/plain');
  // A field takes text; a picture it cannot take goes to the slide.
  if (isTaken(event) && (files.length === 0 || text !== '')) return;
  const target = targetOnCanvas(currentSelectedElement()?.id ?? null);
  if (target === null) return;
  event.preventDefault();
  if (files.length > 0) bringPictures(files, target);
  else pasteText(text);
}

/** Pictures, their addresses and texts are pasted on to the slide. */
export function usePicturePaste(): void {
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
