import type { OwnSession } from '@arrasta/contract';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { ownAccountWords } from '../../messages/account';

const words = ownAccountWords.sessions;

/** One's sessions; asked for anew whenever the screen is opened. */
export function useSessions() {
  return trpc.ownAccount.sessions.useQuery(undefined, { staleTime: 0 });
}

/** How an ending went is told; the list is read anew either way. */
function useTelling(success: string) {
  const { ownAccount } = trpc.useUtils();
  const { title, description } = words.failure;
  return {
    onSuccess: () => showToast('success', success),
    onError: (error: unknown) => {
      // Somebody else was faster, which is as good.
      if (errorCodeOf(error) === 'NOT_FOUND') showToast('success', success);
      else showToast('error', title, serverMessageOf(error) ?? description);
    },
    onSettled: () => ownAccount.sessions.invalidate(),
  };
}

/** The ending of sessions, one at a time; `pending` is the id of the one that is being ended. */
export function useEnding() {
  const one = trpc.ownAccount.endSession.useMutation(useTelling(words.endedOne));
  const others = trpc.ownAccount.endOtherSessions.useMutation(useTelling(words.endedOthers));
  const pendingOne = one.isPending ? one.variables.id : null;
  const pending = others.isPending ? 'others' : pendingOne;
  return {
    pending,
    end: ({ id }: OwnSession) => {
      if (pending === null) one.mutate({ id });
    },
    endOthers: () => {
      if (pending === null) others.mutate();
    },
  };
}
