import { isPictureAddress } from '@arrasta/domain';
import { useEffect, useRef, useState, type DragEvent as ReactDragEvent } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { pictureWords } from '../../messages/images';
import { bringAddress, bringPictures } from './bring-picture';
import type { PictureTarget } from './picture-uploads';

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
