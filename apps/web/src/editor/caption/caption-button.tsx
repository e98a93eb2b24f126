import { ActionIcon, Button, Loader } from '@mantine/core';
import { MessageSquareText } from 'lucide-react';
import { createAheadLoader } from '../../loading/chunk-loader';
import { lazyDialog } from '../../loading/lazy-component';
import { notifyMissingChunk } from '../../ui/toast/toast-store';
import { ignoreDoubleClick } from '../../ui/controls/control-props';
import { captionMessages } from '../../messages/writing';
import { useSession } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { closeCaption, showCaption, stopWriting, useCaptionStore } from './caption-store';

const writer = createAheadLoader(() => import('./write-caption'));

/** Has a caption written; where what does so does not come, that is said. */
async function beginWriting(): Promise<void> {
  const carouselId = currentCarouselId();
  if (await writer.load()) {
    const { writeCaption } = await writer.get();
    // Not for another carousel that was opened meanwhile.
    if (currentCarouselId() === carouselId) await writeCaption();
    return;
  }
  notifyMissingChunk(writer, () => void beginWriting());
}

const CaptionDialog = lazyDialog(async () => (await import('./caption-dialog')).CaptionDialog);

/** What a press does: show the caption there is, stop the one being written, or have one written. */
export function useCaptionAction() {
  const isWriting = useCaptionStore(({ writing }) => writing !== null);
  const hasCaption = useSession(
    ({ state }) => (state.deck.carousel.socialCaption ?? '').trim() !== '',
  );
  if (isWriting)
    return {
      label: captionMessages.writing,
      name: captionMessages.stop,
      run: stopWriting,
      isWriting,
    };
  const [label, run] = hasCaption
    ? ([captionMessages.open, () => showCaption('kept')] as const)
    : ([captionMessages.generate, () => void beginWriting()] as const);
  return { label, name: label, run, isWriting };
}

/** Gerar Legenda, above the canvas. */
export function CaptionButton() {
  const { label, name, run, isWriting } = useCaptionAction();
  return (
    <Button
      variant="default"
      aria-label={name}
      title={name}
      aria-busy={isWriting}
      leftSection={
        isWriting ? <Loader size={14} /> : <MessageSquareText size={16} strokeWidth={1.75} />
      }
      onClick={ignoreDoubleClick(run)}
    >
      {label}
    </Button>
  );
}

/** In the place of the menu while a caption is written: what goes on is seen, and can be stopped. */
export function StopCaption() {
  return (
    <ActionIcon size={44} aria-label={captionMessages.stop} aria-busy onClick={stopWriting}>
      <Loader size={18} />
    </ActionIcon>
  );
}

/** The caption, while it is shown. */
export function OpenCaption() {
  const shown = useCaptionStore((store) => store.shown);
  return shown !== null && <CaptionDialog shown={shown} onClose={closeCaption} />;
}
