import { limits } from '@arrasta/domain';
import { Button, Loader, Modal, Textarea } from '@mantine/core';
import { Coins, Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { imageSearchMessages } from '../../messages/image-search';
import { leaveForSignIn } from '../persistence/leave';
import { limitedText } from '../../ui/controls/control-props';
import shimmer from '../../ui/shimmer.module.css';
import classes from './generate-image-dialog.module.css';
import { type ImagePlace, promptFor } from './image-place';

const messages = imageSearchMessages.make;

/** Why a picture was not made, in words for a person. */
function failureMessageOf(error: unknown): string {
  const code = errorCodeOf(error);
  if (code === 'NEEDS_API_KEY') return messages.checkKey;
  if (code === 'INTERNAL_SERVER_ERROR') return messages.unexpected;
  return serverMessageOf(error) ?? messages.unexpected;
}

/**
 * Has a picture made and returns its address; null, with a notice, where it was not.
 * Source: docs/product/generation.md 26.
 */
async function generateImage(prompt: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { url } = await api.ai.generateImage.mutate({ prompt }, { signal });
    return url;
  } catch (error) {
    if (signal.aborted || leaveForSignIn(error)) return null;
    showToast('error', messages.failed, failureMessageOf(error));
    return null;
  }
}

/** One picture at a time; closing the dialog ends it. */
function useGeneration({ putImage }: ImagePlace, onDone: () => void) {
  const [isWorking, setWorking] = useState(false);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const generate = async (prompt: string) => {
    const controller = new AbortController();
    work.current = controller;
    setWorking(true);
    const url = await generateImage(prompt, controller.signal);
    if (controller.signal.aborted) return;
    setWorking(false);
    if (url === null) return;
    putImage(url);
    showToast('success', messages.done);
    onDone();
  };
  return { isWorking, generate };
}

function Working() {
  return (
    <div className={classes.working} role="status">
      <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} aria-hidden />
      <Loader size={20} />
      <strong>{messages.working}</strong>
      <span>{messages.durationHint}</span>
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
        label={messages.field}
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
        {messages.cost}
      </p>
    </>
  );
}

interface GenerateImageDialogProps {
  readonly place: ImagePlace;
  readonly onClose: () => void;
}

/** A picture made by AI from a prompt that is shown before it is paid for. */
export function GenerateImageDialog({ place, onClose }: GenerateImageDialogProps) {
  const [prompt, setPrompt] = useState(() => promptFor(place.slide));
  const { isWorking, generate } = useGeneration(place, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={messages.title}
      size={560}
      closeButtonProps={{ 'aria-label': imageSearchMessages.close }}
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
          {messages.cancel}
        </Button>
        <Button
          size="md"
          leftSection={<Sparkles size={16} strokeWidth={1.75} />}
          disabled={isWorking || prompt.trim() === ''}
          onClick={() => void generate(prompt.trim())}
        >
          {messages.submit}
        </Button>
      </div>
    </Modal>
  );
}
