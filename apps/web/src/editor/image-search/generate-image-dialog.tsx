import { limits } from '@arrasta/domain';
import { Button, Loader, Modal, Textarea } from '@mantine/core';
import { Coins, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { foundPictureWords } from '../../messages/image-search';
import { handleSignedOut } from '../persistence/leave';
import { limitedText } from '../../ui/controls/limited-text';
import shimmer from '../../ui/shimmer.module.css';
import classes from './generate-image-dialog.module.css';
import type { PicturePlace } from './image-place';
import { promptFor } from './slide-subject';

const words = foundPictureWords.make;

/** Why a picture was not made, in words for a person. */
function reasonOf(error: unknown): string {
  const code = errorCodeOf(error);
  if (code === 'NEEDS_API_KEY') return words.checkKey;
  if (code === 'INTERNAL_SERVER_ERROR') return words.unexpected;
  return serverMessageOf(error) ?? words.unexpected;
}

/**
 * Has a picture made and answers its address; null where it was not, which is told.
 * Source: docs/product/generation.md 26.
 */
async function generatePicture(prompt: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { url } = await api.ai.generateImage.mutate({ prompt }, { signal });
    return url;
  } catch (error) {
    if (signal.aborted || handleSignedOut(error)) return null;
    showToast('error', words.failed, reasonOf(error));
    return null;
  }
}

/** One picture at a time; whoever leaves the dialog ends it. */
function useGeneration({ put }: PicturePlace, onDone: () => void) {
  const [isWorking, setWorking] = useState(false);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const generate = async (prompt: string) => {
    const asked = new AbortController();
    work.current = asked;
    setWorking(true);
    const address = await generatePicture(prompt, asked.signal);
    if (asked.signal.aborted) return;
    setWorking(false);
    if (address === null) return;
    put(address);
    showToast('success', words.done);
    onDone();
  };
  return { isWorking, generate };
}

function Working() {
  return (
    <div className={classes.working} role="status">
      <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} aria-hidden />
      <Loader size={20} />
      <strong>{words.working}</strong>
      <span>{words.durationHint}</span>
    </div>
  );
}

interface PromptProps {
  readonly prompt: string;
  readonly onChange: (prompt: string) => void;
}

function Prompt({ prompt, onChange }: PromptProps) {
  return (
    <>
      <Textarea
        data-autofocus
        // Also where it comes back after a failure.
        autoFocus
        label={words.field}
        size="md"
        dir="auto"
        autosize
        minRows={4}
        maxRows={10}
        {...limitedText(prompt, limits.prompt)}
        value={prompt}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={classes.cost}>
        <Coins size={14} strokeWidth={1.75} aria-hidden />
        {words.cost}
      </p>
    </>
  );
}

interface GenerateDialogProps {
  readonly place: PicturePlace;
  readonly onClose: () => void;
}

/** A picture made by AI from a prompt that is shown before it is paid for. */
export function GenerateDialog({ place, onClose }: GenerateDialogProps) {
  const [prompt, setPrompt] = useState(() => promptFor(place.slide));
  const { isWorking, generate } = useGeneration(place, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size={560}
      closeButtonProps={{ 'aria-label': foundPictureWords.close }}
    >
      {isWorking ? <Working /> : <Prompt prompt={prompt} onChange={setPrompt} />}
      <div className={classes.actions}>
        <Button
          key={String(isWorking)}
          variant="default"
          size="md"
          autoFocus={isWorking}
          onClick={onClose}
        >
          {words.cancel}
        </Button>
        <Button
          size="md"
          leftSection={<Sparkles size={16} strokeWidth={1.75} />}
          disabled={isWorking || prompt.trim() === ''}
          onClick={() => void generate(prompt.trim())}
        >
          {words.submit}
        </Button>
      </div>
    </Modal>
  );
}
