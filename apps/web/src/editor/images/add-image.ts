import pLimit from 'p-limit';
import { addImage, putImage, setPanorama, setSlideBackground } from '@arrasta/domain';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { imageMessages } from '../../messages/images';
import { leaveForSignIn } from '../persistence/leave';
import { dispatch } from '../store/editor-store';
import { keepImageCopy } from './kept-copy';
import { isInOpenDeck, type ImageTarget, type SlideImageTarget } from './image-target';
import { beginUpload, endUpload, failUpload, recordProgress } from './image-uploads';
import { createChunkLoader } from '../../loading/chunk-loader';
import { RestError } from '../../api/api-error';

/** The server takes six of an account at once, and the avatar is one. */
const sendInTurn = pLimit(5);

/** The code that sends pictures; not needed before one is added. */
export const uploader = createChunkLoader(() => import('./upload-image'));

/** Why an upload failed, in words for a person. */
export function uploadFailureMessage(error: unknown): string {
  return error instanceof RestError ? error.message : imageMessages.failedHint;
}

const messages = imageMessages.element;

/** Whether a file claims to be a picture; what it really is the server finds out. */
function isImage({ type }: Blob): boolean {
  return type.startsWith('image/');
}

function showNotAnImage(): void {
  showToast('error', messages.notAnImage.title, messages.notAnImage.description);
}

function placeImage(target: ImageTarget, url: string): void {
  switch (target.kind) {
    case 'element':
      dispatch(putImage(target.elementId, url));
      return;
    case 'background':
      dispatch(setSlideBackground(target.slideId, { backgroundImageUrl: url }));
      return;
    case 'panorama':
      dispatch(setPanorama({ panoramaImageUrl: url }));
      return;
    case 'new':
      if (!dispatch(addImage(target.slideId, url))) showToast('error', editorMessages.library.full);
  }
}

/** It stays where it was brought to, with the way to send it again. */
function showFailure(id: number, error: unknown): void {
  const problem = navigator.onLine ? uploadFailureMessage(error) : messages.offline;
  failUpload(id, problem);
  if (!leaveForSignIn(error)) showToast('error', imageMessages.failed, problem);
}

/**
 * Sends a picture and puts it where it was brought to, however far the person has gone on by then.
 * Until it arrives, and when it does not, everything stays as it was.
 */
export async function uploadImageTo(file: Blob, target: ImageTarget): Promise<void> {
  if (!isImage(file)) {
    showNotAnImage();
    return;
  }
  const sending = new AbortController();
  const id = beginUpload(target, file, () => sending.abort());
  try {
    const { uploadImage: sendImage } = await uploader.get();
    const { url } = await sendInTurn(() =>
      sendImage(file, 'picture', {
        signal: sending.signal,
        onSent: (percent) => recordProgress(id, percent),
      }),
    );
    if (sending.signal.aborted) return;
    endUpload(id);
    if (isInOpenDeck(target)) placeImage(target, url);
    else showToast('error', messages.placeGone.title, messages.placeGone.description);
  } catch (error) {
    if (sending.signal.aborted) endUpload(id);
    else showFailure(id, error);
  }
}

/** Brings files to one place: the first into the element, the others beside it. */
export function uploadImagesTo(files: readonly File[], target: SlideImageTarget): void {
  const images = files.filter(isImage);
  if (images.length < files.length) showNotAnImage();
  for (const [index, file] of images.entries()) {
    void uploadImageTo(file, index === 0 ? target : { kind: 'new', slideId: target.slideId });
  }
}

/** Puts the address of a picture where the picture itself would go. */
export function placeImageUrl(url: string, target: ImageTarget): void {
  placeImage(target, url);
  void keepImageCopy(url);
}
