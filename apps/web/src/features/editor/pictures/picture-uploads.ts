import { create } from 'zustand';

/** Where a picture goes: into an element that is there, or to a slide as a new one. */
export interface PictureTarget {
  readonly slideId: string;
  /** Null for a new element. */
  readonly elementId: string | null;
}

/** A picture on its way to the server, or one that did not get there. */
export interface PictureUpload extends PictureTarget {
  readonly id: number;
  readonly file: Blob;
  /** Address of the file in this page, to be seen meanwhile. */
  readonly preview: string;
  /** Why it did not get there; null while it is on its way. */
  readonly problem: string | null;
  /** How much of it has gone, in whole percents. */
  readonly sent: number;
  readonly cancel: () => void;
}

interface UploadState {
  readonly uploads: readonly PictureUpload[];
}

export const usePictureUploads = create<UploadState>(() => ({ uploads: [] }));

let count = 0;

/** Notes an upload that begins; an earlier one of the same element gives way to it. */
export function beginUpload(target: PictureTarget, file: Blob, cancel: () => void): number {
  count += 1;
  if (target.elementId !== null) endUploadOf(target.elementId);
  const preview = URL.createObjectURL(file);
  const upload: PictureUpload = {
    ...target,
    id: count,
    file,
    preview,
    problem: null,
    sent: 0,
    cancel,
  };
  usePictureUploads.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
  return count;
}

/** Forgets an upload that arrived or was given up. */
export function endUpload(id: number): void {
  usePictureUploads.setState(({ uploads }) => {
    const ended = uploads.find((upload) => upload.id === id);
    if (ended !== undefined) URL.revokeObjectURL(ended.preview);
    return { uploads: uploads.filter((upload) => upload.id !== id) };
  });
}

/** Gives up what an element waits for. */
export function endUploadOf(elementId: string): void {
  const mine = usePictureUploads.getState().uploads.filter((one) => one.elementId === elementId);
  for (const { id, cancel } of mine) {
    cancel();
    endUpload(id);
  }
}

function change(id: number, news: Partial<PictureUpload>): void {
  usePictureUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)),
  }));
}

/** Notes how much of an upload has gone, in whole percents. */
export function noteSent(id: number, sent: number): void {
  change(id, { sent });
}

/** Keeps the file of an upload that failed, so that it can be sent again. */
export function failUpload(id: number, problem: string): void {
  change(id, { problem });
}

/** What an element waits for. */
export function useUploadOf(elementId: string): PictureUpload | undefined {
  return usePictureUploads(({ uploads }) => uploads.find((one) => one.elementId === elementId));
}
