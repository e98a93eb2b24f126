import type { OwnSession } from '@arrasta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCodeOf, serverMessageOf } from '../../base/api/api-error';
import { api } from '../../base/api/client';
import { queryClient, queryKeys } from '../../base/api/query-client';
import { showToast } from '../../base/ui/toast/toast-store';
import { ownAccountWords } from '../../base/wording/own-account';

const words = ownAccountWords.sessions;

/** One's sessions; asked for anew whenever the screen is opened. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: () => api.ownAccount.sessions.query(),
    staleTime: 0,
  });
}

/** Runs an ending and tells how it went; the list is read anew either way. */
async function tell(end: () => Promise<unknown>, success: string): Promise<void> {
  try {
    await end();
    showToast('success', success);
  } catch (error) {
    // Somebody else was faster, which is as good.
    const isOver = errorCodeOf(error) === 'NOT_FOUND';
    const { title, description } = words.failure;
    if (isOver) showToast('success', success);
    else showToast('error', title, serverMessageOf(error) ?? description);
  }
  await queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
}

/** The ending of sessions, one at a time; `pending` is the id of the one that is being ended. */
export function useEnding() {
  const [pending, setPending] = useState<string | null>(null);
  const run = async (name: string, end: () => Promise<unknown>, success: string) => {
    if (pending !== null) return;
    setPending(name);
    await tell(end, success);
    setPending(null);
  };
  return {
    pending,
    end: ({ id }: OwnSession) =>
      run(id, () => api.ownAccount.endSession.mutate({ id }), words.endedOne),
    endOthers: () =>
      run('others', () => api.ownAccount.endOtherSessions.mutate(), words.endedOthers),
  };
}
