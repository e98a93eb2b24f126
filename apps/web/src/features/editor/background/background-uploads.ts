import { setSlideBackground } from '@arrasta/domain';
import { create } from 'zustand';
import { uploadFailure } from '../../pictures/upload-failure';
import { uploader } from '../../pictures/uploader';
import { dispatch } from '../store/editor-store';

/** A file on its way behind a slide, or why it did not get there. */
interface BackgroundUpload {
  /** How much has gone, in whole percents; null once it failed. */
  readonly sent: number | null;
  readonly problem: string | null;
  readonly cancel: () => void;
}

/** By slide, whichever of them is shown meanwhile. */
type BackgroundUploads = Readonly<Record<string, BackgroundUpload | undefined>>;

const useUploads = create<BackgroundUploads>(() => ({}));

function note(slideId: string, upload: BackgroundUpload | undefined): void {
  useUploads.setState({ [slideId]: upload });
}

/** What is on its way behind a slide, or failed to get there; null where nothing is. */
export function useBackgroundUpload(slideId: string): BackgroundUpload | null {
  return useUploads((uploads) => uploads[slideId] ?? null);
}

/** Forgets why a file did not get behind a slide. */
export function forgetProblem(slideId: string): void {
  if (useUploads.getState()[slideId]?.sent === null) note(slideId, undefined);
}

/** Sends a file of one's own, which is kept; the slide shows what was kept. */
export async function sendBackground(slideId: string, file: Blob): Promise<void> {
  const sending = new AbortController();
  const cancel = () => sending.abort();
  const onSent = (sent: number) => note(slideId, { sent, problem: null, cancel });
  onSent(0);
  try {
    const { uploadPicture } = await uploader.get();
    const { url } = await uploadPicture(file, 'picture', { signal: sending.signal, onSent });
    if (!sending.signal.aborted) dispatch(setSlideBackground(slideId, { backgroundImageUrl: url }));
    note(slideId, undefined);
  } catch (error) {
    const problem = sending.signal.aborted ? null : uploadFailure(error);
    note(slideId, problem === null ? undefined : { sent: null, problem, cancel });
  }
}
