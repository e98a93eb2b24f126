import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { watchSession } from '../../api/session-watch';
import { showToast } from '../../ui/toast/toast-store';
import { authWords } from '../../messages/auth';
import { noteSignedOut } from '../../api/current-user';
import { Arrival } from './arrival';

/**
 * A page for signed-in people that is not the editor: whichever of its calls is answered 401
 * leads to sign-in, and from there back here (docs/product/screens.md 3).
 */
export function BesideEditor({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchSession(() => {
        const { title, description } = authWords.signedOut;
        showToast('error', title, description);
        noteSignedOut(queryClient);
      }),
    [queryClient],
  );
  return <Arrival>{children}</Arrival>;
}
