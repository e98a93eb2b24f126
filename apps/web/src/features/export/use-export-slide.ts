import { useCallback } from 'react';
import { create } from 'zustand';
import { partLoader } from '../../base/parts/part-loader';
import { showToast } from '../../base/ui/toast/toast-store';
import { editorWords } from '../../base/wording/editor';
import { openedSession } from '../editor/store/editor-store';
import { downloadFile } from './download-file';

interface ExportStore {
  readonly exporting: boolean;
}

const useExportStore = create<ExportStore>(() => ({ exporting: false }));

const darkroom = partLoader(() => import('@arrasta/export'));

async function develop(index: number): Promise<void> {
  const session = openedSession();
  const slide = session?.state.deck.slides[index];
  if (session === null || slide === undefined) return;
  const { carousel, slides } = session.state.deck;
  const { exportSlidePng, slideFileName } = await darkroom.get();
  const { blob, missingPictures } = await exportSlidePng({
    carousel,
    slide,
    index,
    total: slides.length,
  });
  downloadFile(blob, slideFileName(index + 1));
  if (missingPictures.length > 0) {
    const { title, description } = editorWords.exportMissing;
    showToast('error', title, description(index + 1));
  }
}

async function exportSlide(index: number): Promise<void> {
  if (useExportStore.getState().exporting) return;
  useExportStore.setState({ exporting: true });
  try {
    await develop(index);
  } catch (error) {
    console.warn(error);
    showToast('error', editorWords.exportFailed);
  } finally {
    useExportStore.setState({ exporting: false });
  }
}

/** Exports one slide, counted from 0, as `slide_{n}.png`; one at a time (carousel-editor §8, §9). */
export function useExportSlide() {
  const exporting = useExportStore((state) => state.exporting);
  return { exporting, exportSlide: useCallback(exportSlide, []) };
}
