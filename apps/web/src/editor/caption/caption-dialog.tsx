import { limits, setCarouselField } from '@arrasta/domain';
import { Button, Modal, Textarea } from '@mantine/core';
import { Copy, RefreshCw } from 'lucide-react';
import { editorUndoField, limitedText } from '../../ui/controls/control-props';
import { showToast } from '../../ui/toast/toast-store';
import { captionMessages } from '../../messages/writing';
import { dispatch, useSession } from '../store/editor-store';
import { stopWriting, useCaptionStore, type CaptionSource } from './caption-store';
import classes from './caption-dialog.module.css';
import { writeCaption } from './write-caption';

async function copy(caption: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(caption);
    showToast('success', captionMessages.copied);
  } catch {
    showToast('error', captionMessages.copyFailed.title, captionMessages.copyFailed.description);
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
        aria-label={captionMessages.field}
        dir="auto"
        autosize
        minRows={8}
        maxRows={14}
        {...limited}
        value={caption}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        {...editorUndoField}
      />
      <div className={classes.below}>
        <span>{captionMessages.hint}</span>
        <span className={classes.count}>{captionMessages.characters(caption.length)}</span>
      </div>
    </>
  );
}

function RewriteButton() {
  const isWriting = useCaptionStore(({ writing }) => writing !== null);
  return (
    <Button
      variant="default"
      size="md"
      loading={isWriting}
      leftSection={<RefreshCw size={16} strokeWidth={1.75} />}
      onClick={() => void writeCaption()}
    >
      {captionMessages.again}
    </Button>
  );
}

interface CaptionDialogProps {
  readonly shown: CaptionSource;
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
      title={captionMessages[shown]}
      size={560}
      closeButtonProps={{ 'aria-label': captionMessages.close }}
    >
      <CaptionField caption={caption} />
      <div className={classes.actions}>
        <RewriteButton />
        <span className={classes.last}>
          <Button variant="default" size="md" onClick={close}>
            {captionMessages.close}
          </Button>
          <Button
            size="md"
            leftSection={<Copy size={16} strokeWidth={1.75} />}
            disabled={caption.trim() === ''}
            onClick={() => void copy(caption)}
          >
            {captionMessages.copy}
          </Button>
        </span>
      </div>
    </Modal>
  );
}
