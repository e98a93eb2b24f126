import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { resumeReads, stopReads } from '../../api/reads';
import { showToast } from '../../ui/toast/toast-store';
import { authWords } from '../../messages/auth';
import { failureDescription } from '../../ui/form/call-failure';
import { callFailureOf } from '../../ui/form/call-failure-of';
import { forgetUser } from '../../api/current-user';
import { forgetDestination } from '../../ui/navigation/destination';

interface Logout {
  readonly logout: () => Promise<void>;
  readonly isPending: boolean;
}

/**
 * Signs out, forgets everything cached and leaves for `/` by a full load (docs/product/accounts.md 19). `onLoggedOut`
 * runs once the server has ended the session and before the page is left; should it fail, the page
 * is left all the same.
 */
export function useLogout(onLoggedOut?: () => Promise<void>): Logout {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const leave = async () => {
    await onLoggedOut?.().catch(() => undefined);
    forgetUser(queryClient);
    forgetDestination();
    window.location.assign('/');
  };
  const logout = async () => {
    setPending(true);
    stopReads();
    try {
      await api.auth.logout.mutate();
    } catch (error) {
      setPending(false);
      resumeReads();
      void queryClient.invalidateQueries();
      const { failure } = authWords.logout;
      showToast('error', failure, failureDescription(callFailureOf(error), ''));
      return;
    }
    await leave();
  };
  return { logout, isPending };
}
