import type { SlideFormat } from '@arrasta/domain';
import type { MissingImage } from '@arrasta/export';
import { create } from 'zustand';
import { useEditorStore } from '../../editor/store/editor-store';

/** What is being made: one slide's picture, an archive of all, a document, or files to share. */
export type ExportKind = 'slide' | 'copy' | 'shareSlide' | 'zip' | 'pdf' | 'share' | 'strip';

/** An export under way, or one that has something to say at its end. */
export interface ExportJob {
  readonly kind: ExportKind;
  readonly format: 'png' | 'jpeg';
  /** What the slides are laid out in, one after the other. */
  readonly slideFormats: readonly SlideFormat[];
  /** Of the carousel, which need not be the open one any more. */
  readonly deck: { readonly id: string; readonly title: string };
  /** Of each file to be made, in their order. */
  readonly slideIds: readonly string[];
  readonly done: number;
  readonly missing: readonly MissingImage[];
  /** Names of fonts in whose place the files show others. */
  readonly missingFonts: readonly string[];
  readonly state: 'running' | 'ended';
  /** Whether it takes long enough to be watched, and ended. */
  readonly isLong: boolean;
  /** What is to be shared, once it is there: the browser wants a click for it. */
  readonly files: readonly File[];
  readonly cancel: () => void;
}

interface ExportState {
  readonly job: ExportJob | null;
}

export const useExportState = create<ExportState>(() => ({ job: null }));

/** Whether an export is under way; there is one at a time. */
export function isExporting(): boolean {
  return useExportState.getState().job?.state === 'running';
}

/** Whether an export is under way, as components ask. */
export function useExporting(): boolean {
  return useExportState(({ job }) => job?.state === 'running');
}

/** Whether all slides are exported. */
export function isOfDeck({ kind }: ExportJob): boolean {
  return kind !== 'slide' && kind !== 'copy' && kind !== 'shareSlide';
}

/** Changes the job; does nothing where there is none. */
export function updateJob(change: Partial<ExportJob>): void {
  useExportState.setState(({ job }) => ({ job: job === null ? null : { ...job, ...change } }));
}

/** Notes a slide that is done, and what it lacks. */
export function addRenderedSlide(
  done: number,
  missing: readonly MissingImage[],
  missingFonts: readonly string[],
): void {
  useExportState.setState(({ job }) => {
    if (job === null) return {};
    const fonts = new Set([...job.missingFonts, ...missingFonts]);
    const images = [...job.missing, ...missing];
    return { job: { ...job, done, missing: images, missingFonts: [...fonts] } };
  });
}

/** Takes the job away. */
export function closeJob(): void {
  useExportState.setState({ job: null });
}

// What an ended job says would be read of the deck that is opened after it.
useEditorStore.subscribe(({ session }, before) => {
  const openedId = session?.state.deck.carousel.id;
  if (openedId === undefined || openedId === before.session?.state.deck.carousel.id) return;
  const { job } = useExportState.getState();
  if (job?.state === 'ended' && job.deck.id !== openedId) closeJob();
});
