import { useState } from 'react';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { plannerWords as words } from '../../messages/planner';

/** The plan that could not be served for want of a key that works, and what to do about it. */
export interface KeyTrouble {
  readonly planId: string;
  readonly what: string;
}

function keyTroubleOf(planId: string, error: unknown): KeyTrouble | null {
  if (errorCodeOf(error) !== 'NEEDS_API_KEY') return null;
  const isRefused = serverMessageOf(error)?.includes('recusou') === true;
  return { planId, what: isRefused ? words.keyRefused : words.needsKey };
}

/** Writing ideas for plans, which goes on at the server when the page is left. */
export function useGeneration() {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<KeyTrouble | null>(null);
  const { plans } = trpc.useUtils();
  const call = trpc.ai.generateIdeas.useMutation({ meta: refetchesUser });
  /** Tells how it went, and answers whether the ideas are there. */
  const generate = async (planId: string): Promise<boolean> => {
    setTrouble(null);
    setRunning((ids) => [...ids, planId]);
    try {
      const { ideas } = await call.mutateAsync({ planId });
      plans.list.setData(undefined, (before) =>
        before?.map((plan) => (plan.id === planId ? { ...plan, carouselIdeas: ideas } : plan)),
      );
      showToast('success', words.done.ideasGenerated);
      return true;
    } catch (error) {
      const found = keyTroubleOf(planId, error);
      setTrouble(found);
      const message = found?.what ?? serverMessageOf(error) ?? words.unexpected;
      showToast('error', words.failure.ideasGenerated, message);
      return false;
    } finally {
      setRunning((ids) => ids.filter((id) => id !== planId));
    }
  };
  return { running, trouble, generate };
}
