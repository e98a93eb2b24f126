import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createAheadLoader } from '../../loading/chunk-loader';
import { lazyDialog, aheadComponent } from '../../loading/lazy-component';
import { useSession } from '../../editor/store/editor-store';
import { currentDeck, currentPlaceOf } from '../../editor/store/selectors';
import { PopupButton } from '../../ui/controls/popup-button';
import { busyProps } from '../../ui/controls/control-props';
import { exportEntryMessages as messages } from '../../messages/entries';
import { showToast } from '../../ui/toast/toast-store';
import { useExporting, useExportState } from './export-job';

const items = createAheadLoader(async () => (await import('./export-items')).ExportItems);
const running = createAheadLoader(() => import('./run-export'));

const FormatsDialog = lazyDialog(async () => (await import('./formats-dialog')).FormatsDialog);

interface ExportMenuProps {
  readonly button: (isBusy: boolean) => ReactElement;
}

/** A button, whatever it looks like, that opens what can be exported, unless an export is under way. */
export function ExportMenu({ button }: ExportMenuProps) {
  const [asksFormats, setAsksFormats] = useState(false);
  const isBusy = useExporting();
  return (
    <>
      <PopupButton kind="menu" loader={items} button={button(isBusy)} isBusy={isBusy}>
        {(Items, place) => <Items {...place} onFormats={() => setAsksFormats(true)} />}
      </PopupButton>
      {asksFormats && <FormatsDialog onClose={() => setAsksFormats(false)} />}
    </>
  );
}

/** Exportar, above the canvas. */
export function ExportButton() {
  const isEmpty = useSession(({ state }) => state.deck.slides.length === 0);
  const button = (isBusy: boolean) => (
    <Button
      variant="default"
      leftSection={<Download size={16} strokeWidth={1.75} />}
      disabled={isEmpty}
      {...busyProps(isBusy)}
    >
      {isBusy ? messages.busy : messages.open}
    </Button>
  );
  return <ExportMenu button={button} />;
}

async function exportSlide(slideIndex: number): Promise<void> {
  try {
    const slideId = currentDeck()?.slides[slideIndex]?.id;
    const { runExport } = await running.get();
    // It may stand in another place by now, or be gone.
    const index = currentPlaceOf(slideId);
    if (index !== -1) await runExport({ kind: 'slide', index, format: 'png' });
  } catch (error) {
    console.warn(error);
    showToast('error', messages.failed);
  }
}

interface SlideExportProps {
  /** Of the slide, from 0. */
  readonly index: number;
  readonly children: (isBusy: boolean, onExport: () => void) => ReactNode;
}

/** Exports one slide as a PNG by whatever it is given to draw. */
export function SlideExport({ index, children }: SlideExportProps) {
  const isBusy = useExporting();
  return children(isBusy, () => void exportSlide(index));
}

const ExportProgress = aheadComponent(
  async () => (await import('./export-progress')).ExportProgress,
);

/** How far the export is, what it lacks and the way to end it; covers nothing (docs/product/export.md 8). */
export function ExportDock() {
  const job = useExportState((state) => state.job);
  const openedId = useSession(({ state }) => state.deck.carousel.id);
  if (job?.isLong !== true) return null;
  return <ExportProgress job={job} isOfOpenDeck={job.deck.id === openedId} />;
}
