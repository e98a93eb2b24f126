import { isPictureAddress, addElement } from '@arrasta/domain';
import { useEffect, useRef, useState, type DragEvent as ReactDragEvent } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { pictureWords } from '../../messages/images';
import { bringAddress, bringPictures, targetOnCanvas } from './add-image';
import type { PictureTarget } from './image-uploads';
import { dispatch } from '../store/editor-store';
import { currentSelectedElement } from '../store/selectors';
import { isPictureLink } from './image-data';

function carriesPicture({ dataTransfer }: ReactDragEvent): boolean {
  return dataTransfer.types.some((type) => type === 'Files' || type === 'text/uri-list');
}

/** Brings what was dropped: files, or a picture dragged out of another page. */
function bringDropped({ files, address }: Dropped, target: PictureTarget): void {
  if (files.length > 0) bringPictures(files, target);
  else if (isPictureAddress(address)) bringAddress(address, target);
  else {
    const { title, description } = pictureWords.element.notAPicture;
    showToast('error', title, description);
  }
}

interface Dropped {
  readonly files: readonly File[];
  readonly address: string;
}

function droppedBy({ dataTransfer }: ReactDragEvent): Dropped {
  const [address = ''] = dataTransfer.getData('text/uri-list').split(/[\r\n]+/);
  return { files: Array.from(dataTransfer.files), address };
}

/** A file dropped beside its place must not take the browser away from the page. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/**
 * Handlers of a place that takes dropped pictures, and whether one is held over it.
 * @param targetOf where a picture dropped on this part of the place goes; null takes none.
 */
export function usePictureDrop(targetOf: (over: EventTarget) => PictureTarget | null) {
  const [isOver, setIsOver] = useState(false);
  // Entering a part of the place is told before the part that is left.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };
  const onDragEnter = (event: ReactDragEvent) => {
    if (!carriesPicture(event)) return;
    depth.current += 1;
    setIsOver(true);
  };
  const onDragLeave = () => {
    depth.current -= 1;
    if (depth.current <= 0) leave();
  };
  const onDragOver = (event: ReactDragEvent) => {
    if (!carriesPicture(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDrop = (event: ReactDragEvent) => {
    if (!carriesPicture(event)) return;
    event.preventDefault();
    leave();
    const target = targetOf(event.target);
    if (target !== null) bringDropped(droppedBy(event), target);
  };
  return { isOver, handlers: { onDragEnter, onDragLeave, onDragOver, onDrop } };
}

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
