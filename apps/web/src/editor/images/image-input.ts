import { isStorableImageUrl, addElement } from '@arrasta/domain';
import { useEffect, useRef, useState, type DragEvent as ReactDragEvent } from 'react';
import { showToast, notifyMissingChunk } from '../../ui/toast/toast-store';
import { imageMessages } from '../../messages/images';
import { createAheadLoader } from '../../loading/chunk-loader';
import { imageTargetOnCanvas, type SlideImageTarget } from './image-target';
import { dispatch } from '../store/editor-store';
import { currentSelectedElement } from '../store/selectors';
import { isImageUrl } from './image-data';

const adding = createAheadLoader(() => import('./add-image'));

/** Brings files or an address to a place; where what does so does not come, that is said. */
async function takeImages(
  images: readonly File[] | string,
  target: SlideImageTarget,
): Promise<void> {
  if (!(await adding.load())) {
    notifyMissingChunk(adding, () => void takeImages(images, target));
    return;
  }
  const { placeImageUrl, uploadImagesTo } = await adding.get();
  if (typeof images === 'string') placeImageUrl(images, target);
  else uploadImagesTo(images, target);
}

function hasImageFile({ dataTransfer }: ReactDragEvent): boolean {
  return dataTransfer.types.some((type) => type === 'Files' || type === 'text/uri-list');
}

/** Brings what was dropped: files, or a picture dragged out of another page. */
function uploadDropped({ files, url }: Dropped, target: SlideImageTarget): void {
  if (files.length > 0) void takeImages(files, target);
  else if (isStorableImageUrl(url)) void takeImages(url, target);
  else {
    const { title, description } = imageMessages.element.notAnImage;
    showToast('error', title, description);
  }
}

interface Dropped {
  readonly files: readonly File[];
  readonly url: string;
}

function readDropped({ dataTransfer }: ReactDragEvent): Dropped {
  const [url = ''] = dataTransfer.getData('text/uri-list').split(/[\r\n]+/);
  return { files: Array.from(dataTransfer.files), url };
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
export function useImageDrop(targetOf: (over: EventTarget) => SlideImageTarget | null) {
  const [isOver, setIsOver] = useState(false);
  // The event for the part that is entered comes before the one for the part that is left.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };
  const onDragEnter = (event: ReactDragEvent) => {
    if (!hasImageFile(event)) return;
    depth.current += 1;
    setIsOver(true);
  };
  const onDragLeave = () => {
    depth.current -= 1;
    if (depth.current <= 0) leave();
  };
  const onDragOver = (event: ReactDragEvent) => {
    if (!hasImageFile(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDrop = (event: ReactDragEvent) => {
    if (!hasImageFile(event)) return;
    event.preventDefault();
    leave();
    const target = targetOf(event.target);
    if (target !== null) uploadDropped(readDropped(event), target);
  };
  return { isOver, handlers: { onDragEnter, onDragLeave, onDragOver, onDrop } };
}

function isHandledByField(event: ClipboardEvent): boolean {
  const path = event.composedPath().filter((one) => one instanceof HTMLElement);
  return path.some(
    (element) => element.isContentEditable || element.matches('input, textarea, [role="dialog"]'),
  );
}

function pasteText(text: string): void {
  const target = imageTargetOnCanvas(currentSelectedElement()?.id ?? null);
  if (target !== null && isImageUrl(text)) void takeImages(text.trim(), target);
  else if (text.trim() !== '') dispatch(addElement('text', text.trim()));
}

function onPaste(event: ClipboardEvent): void {
  if (event.defaultPrevented || event.clipboardData === null) return;
  const files = Array.from(event.clipboardData.files);
  const text = event.clipboardData.getData('text/plain');
  // A field takes text; a picture it cannot take goes to the slide.
  if (isHandledByField(event) && (files.length === 0 || text !== '')) return;
  const target = imageTargetOnCanvas(currentSelectedElement()?.id ?? null);
  if (target === null) return;
  event.preventDefault();
  if (files.length > 0) void takeImages(files, target);
  else pasteText(text);
}

/** Pictures, their addresses and texts are pasted on to the slide. */
export function useImagePaste(): void {
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
