import { addPicture, putPicture, setSlideBackground, type Element } from '@arrasta/domain';
import { showToast } from '../../ui/toast/toast-store';
import { editorWords } from '../../messages/editor';
import { pictureWords } from '../../messages/images';
import { uploadFailure, uploader } from './uploader';
import { handleSignedOut } from '../persistence/leave';
import { dispatch } from '../store/editor-store';
import { currentElements, currentSlideId } from '../store/selectors';
import { keepCopyOf } from './kept-copy';
import { beginUpload, endUpload, failUpload, noteSent, type PictureTarget } from './image-uploads';

const words = pictureWords.element;

/** Whether a file claims to be a picture; what it really is the server finds out. */
function isPicture({ type }: Blob): boolean {
  return type.startsWith('image/');
}

function tellNoPicture(): void {
  showToast('error', words.notAPicture.title, words.notAPicture.description);
}

function place(target: PictureTarget, address: string): void {
  const { slideId } = target;
  if (target.kind === 'element') dispatch(putPicture(target.elementId, address));
  else if (target.kind === 'background') {
    dispatch(setSlideBackground(slideId, { backgroundImageUrl: address }));
  } else if (!dispatch(addPicture(slideId, address))) showToast('error', editorWords.library.full);
}

/** It stays where it was brought to, with the way to send it again. */
function tellFailure(id: number, error: unknown): void {
  const problem = navigator.onLine ? uploadFailure(error) : words.offline;
  failUpload(id, problem);
  if (!handleSignedOut(error)) showToast('error', pictureWords.failed, problem);
}

/**
 * Sends a picture and puts it where it was brought to, however far the person has gone on by then.
 * Until it arrives, and when it does not, everything stays as it was.
 */
export async function bringPicture(file: Blob, target: PictureTarget): Promise<void> {
  if (!isPicture(file)) {
    tellNoPicture();
    return;
  }
  const sending = new AbortController();
  const id = beginUpload(target, file, () => sending.abort());
  try {
    const { uploadPicture } = await uploader.get();
    const { url } = await uploadPicture(file, 'picture', {
      signal: sending.signal,
      onSent: (percent) => noteSent(id, percent),
    });
    if (sending.signal.aborted) return;
    endUpload(id);
    place(target, url);
  } catch (error) {
    if (sending.signal.aborted) endUpload(id);
    else tellFailure(id, error);
  }
}

function shownElement(elementId: string | null): Element | undefined {
  return currentElements().find(({ id }) => id === elementId);
}

/** Where something brought to the canvas goes: into this image element, else to the slide as new. */
export function targetOnCanvas(elementId: string | null): PictureTarget | null {
  const slideId = currentSlideId();
  if (slideId === null) return null;
  const element = shownElement(elementId);
  return element?.type === 'image'
    ? { kind: 'element', slideId, elementId: element.id }
    : { kind: 'new', slideId };
}

/** Brings files to one place: the first into the element, the others beside it. */
export function bringPictures(files: readonly File[], target: PictureTarget): void {
  const pictures = files.filter(isPicture);
  if (pictures.length < files.length) tellNoPicture();
  for (const [index, file] of pictures.entries()) {
    void bringPicture(file, index === 0 ? target : { kind: 'new', slideId: target.slideId });
  }
}

/** Puts the address of a picture where the picture itself would go. */
export function bringAddress(address: string, target: PictureTarget): void {
  place(target, address);
  void keepCopyOf(address);
}
