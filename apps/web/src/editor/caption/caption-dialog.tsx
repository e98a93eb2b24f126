import { limits, setCarouselField } from '@arrasta/domain';
import { Button, Modal, Textarea } from '@mantine/core';
import { Copy, RefreshCw } from 'lucide-react';
import { editorUndoField as keptText } from '../../ui/controls/control-props';
import { limitedText } from '../../ui/controls/limited-text';
import { showToast } from '../../ui/toast/toast-store';
import { captionWords as words } from '../../messages/writing';
import { dispatch, useSession } from '../store/editor-store';
import { stopWriting, useCaptionStore, type ShownCaption } from './caption-store';
import classes from './caption-dialog.module.css';
import { writeCaption } from './write-caption';

async function copy(caption: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(caption);
    showToast('success', words.copied);
  } catch {
    showToast('error', words.copyFailed.title, words.copyFailed.description);
  }
}

function write(caption: string): void {
  dispatch(setCarouselField('socialCaption', caption === '' ? null : caption));
}

function CaptionField({ caption }: { caption: string }) {
  const limited = limitedText(caption, limits.socialCaption);
  return (
    <>
      <Textarea
        data-autofocus
        aria-label={words.field}
        dir="auto"
        autosize
        minRows={8}
        maxRows={14}
        {...limited}
        value={caption}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        {...keptText}
      />
      <div className={classes.below}>
        <span>{words.hint}</span>
        <span className={classes.count}>{words.characters(caption.length)}</span>
      </div>
    </>
  );
}

function AgainButton() {
  const isWriting = useCaptionStore(({ writing }) => writing !== null);
  return (
    <Button
      variant="default"
      size="md"
      loading={isWriting}
      leftSection={<RefreshCw size={16} strokeWidth={1.75} />}
      onClick={() => void writeCaption()}
    >
      {words.again}
    </Button>
  );
}

interface CaptionDialogProps {
  readonly shown: ShownCaption;
  readonly onClose: () => void;
}

/** The caption, to be edited and copied (docs/product/generation.md 17). */
export function CaptionDialog({ shown, onClose }: CaptionDialogProps) {
  const caption = useSession(({ state }) => state.deck.carousel.socialCaption ?? '');
  const close = () => {
    stopWriting();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={words[shown]}
      size={560}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <CaptionField caption={caption} />
      <div className={classes.actions}>
        <AgainButton />
        <span className={classes.last}>
          <Button variant="default" size="md" onClick={close}>
            {words.close}
          </Button>
          <Button
            size="md"
            leftSection={<Copy size={16} strokeWidth={1.75} />}
            disabled={caption.trim() === ''}
            onClick={() => void copy(caption)}
          >
            {words.copy}
          </Button>
        </span>
      </div>
    </Modal>
  );
}
