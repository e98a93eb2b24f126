import type { AiTone, RewriteKind } from '@arrasta/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { errorMessageOr } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { rewriteMessages } from '../../messages/writing';
import { handleSignedOut } from '../persistence/leave';
import { flushedSession } from '../store/editor-store';
import { deckContextOf, type Rewritable } from './rewritable';

export interface RewriteDraft {
  readonly kind: RewriteKind;
  readonly tone: AiTone;
  readonly words: string;
}

function showFailure(error: unknown): void {
  const { title, description } = rewriteMessages.failed;
  showToast('error', title, errorMessageOr(error, description));
}

/** Asks for other words; what comes back is shown and used only when the person says so. */
export function useRewrite(what: Rewritable) {
  const [options, setOptions] = useState<readonly (readonly string[])[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const ask = async (draft: RewriteDraft) => {
    const deck = flushedSession()?.state.deck;
    if (deck === undefined || isRunning) return;
    const own = new AbortController();
    controller.current = own;
    setRunning(true);
    const { brandName, brandHandle } = deck.carousel;
    const request = {
      ...draft,
      texts: [...what.texts],
      deck: deckContextOf(deck, what.index),
      brand: { brandName, brandHandle },
    };
    try {
      const { options: written } = await api.ai.rewrite.mutate(request, { signal: own.signal });
      setOptions(written);
    } catch (error) {
      if (!own.signal.aborted && !handleSignedOut(error)) showFailure(error);
    } finally {
      if (!own.signal.aborted) setRunning(false);
    }
  };
  return { options, isRunning, ask };
}
