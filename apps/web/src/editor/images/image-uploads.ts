import { create } from 'zustand';
import type { ImageTarget } from './image-target';

/** A picture on its way to the server, or one that did not get there. */
export interface ImageUpload {
  readonly id: number;
  readonly target: ImageTarget;
  readonly file: Blob;
  /** Address of the file in this page, to be seen meanwhile. */
  readonly preview: string;
  /** Why it did not get there; null while it is on its way. */
  readonly problem: string | null;
  /** How much of it was sent, in whole percents. */
  readonly sent: number;
  readonly cancel: () => void;
}

interface UploadState {
  /** How many were begun; the last one is named by it. */
  readonly count: number;
  readonly uploads: readonly ImageUpload[];
}

export const useImageUploads = create<UploadState>(() => ({ count: 0, uploads: [] }));

/** Whether two pictures would take each other's place; new ones never do. */
function isSamePlace(one: ImageTarget, other: ImageTarget): boolean {
  if (one.kind === 'element') {
    return other.kind === 'element' && one.elementId === other.elementId;
  }
  if (one.kind === 'panorama') {
    return other.kind === 'panorama' && one.carouselId === other.carouselId;
  }
  return one.kind === 'background' && other.kind === one.kind && one.slideId === other.slideId;
}

/** Notes an upload that begins; an earlier one to the same place gives way to it. */
export function beginUpload(target: ImageTarget, file: Blob, cancel: () => void): number {
  const id = useImageUploads.getState().count + 1;
  endUploadsTo(target);
  const preview = URL.createObjectURL(file);
  const upload: ImageUpload = {
    id,
    target,
    file,
    preview,
    problem: null,
    sent: 0,
    cancel,
  };
  useImageUploads.setState(({ uploads }) => ({ count: id, uploads: [...uploads, upload] }));
  return id;
}

/** Forgets an upload that arrived or was given up. */
export function endUpload(id: number): void {
  useImageUploads.setState(({ uploads }) => {
    const finishedUpload = uploads.find((upload) => upload.id === id);
    if (finishedUpload !== undefined) URL.revokeObjectURL(finishedUpload.preview);
    return { uploads: uploads.filter((upload) => upload.id !== id) };
  });
}

function cancelUploads(uploads: readonly ImageUpload[]): void {
  for (const { id, cancel } of uploads) {
    cancel();
    endUpload(id);
  }
}

/** Gives up what is on its way to an element or behind a slide, or did not get there. */
export function endUploadsTo(target: ImageTarget): void {
  const { uploads } = useImageUploads.getState();
  cancelUploads(uploads.filter((upload) => isSamePlace(target, upload.target)));
}

/** Gives up all that is on its way, or did not get there. */
export function endAllUploads(): void {
  cancelUploads(useImageUploads.getState().uploads);
}

function updateUpload(id: number, news: Partial<ImageUpload>): void {
  useImageUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)),
  }));
}

/** Sets how much of an upload was sent, in whole percents. */
export function recordProgress(id: number, sent: number): void {
  updateUpload(id, { sent });
}

/** Keeps the file of an upload that failed, so that it can be sent again. */
export function failUpload(id: number, problem: string): void {
  updateUpload(id, { problem });
}

/** What an element or the background of a slide waits for, or did not get. */
export function useUploadTo(target: ImageTarget): ImageUpload | undefined {
  return useImageUploads(({ uploads }) =>
    uploads.find((upload) => isSamePlace(target, upload.target)),
  );
}
