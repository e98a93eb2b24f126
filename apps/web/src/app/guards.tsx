import type { User } from '@arrasta/contract';
import { Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { appMessages } from '../messages/app';
import classes from './guards.module.css';
import { setSignedOut, useCurrentUser } from '../api/current-user';
import {
  forgetDestination,
  rememberDestination,
  rememberedDestination,
} from '../ui/navigation/destination';
import { FailureScreen } from './errors';
import { watchSession } from '../api/client';
import { showToast } from '../ui/toast/toast-store';
import { authMessages } from '../messages/auth';

/**
 * A spinner in the middle of an otherwise empty page; where motion is unwanted it stands still
 * beside its word.
 */
export function LoadingScreen() {
  return (
    <main className={classes.page} aria-busy>
      <div role="status" className={classes.status}>
        <Loader size={28} aria-hidden />
        <span className={classes.word}>{appMessages.loading}</span>
      </div>
    </main>
  );
}

/**
 * Redirects signed-out visitors to `/`, and back here after sign-in (docs/product/screens.md 3).
 */
function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberDestination(pathname + search + hash);
    void navigate('/', { replace: true });
  }, [pathname, search, hash, navigate]);
  return <LoadingScreen />;
}

interface SignedInGuardProps {
  /** What is shown while nobody is signed in; left out: a redirect to sign-in. */
  readonly signedOut?: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Shows a screen to signed-in people; a spinner while it is not yet known who that is. */
export function SignedInGuard({ signedOut = <RedirectToSignIn />, children }: SignedInGuardProps) {
  const current = useCurrentUser();
  switch (current.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <FailureScreen messages={appMessages.unreachable} onRetry={current.retry} />;
    case 'signedOut':
      return signedOut;
    case 'signedIn':
      return children(current.user);
  }
}

/** Where sign-in leads: to the place the person wanted, else to `/` (docs/product/screens.md 3). */
export function RedirectAfterSignIn() {
  return <Navigate to={rememberedDestination() ?? '/'} replace />;
}

/**
 * A signed-in screen that may have been wanted before sign-in; the wish is fulfilled by showing it.
 */
export function ForgetDestination({ children }: { children: ReactNode }) {
  useEffect(forgetDestination, []);
  return children;
}

/**
 * A page for signed-in people that is not the editor: whichever of its calls is answered 401
 * leads to sign-in, and from there back here (docs/product/screens.md 3).
 */
export function SessionWatch({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchSession(() => {
        const { title, description } = authMessages.signedOut;
        showToast('error', title, description);
        setSignedOut(queryClient);
      }),
    [queryClient],
  );
  return <ForgetDestination>{children}</ForgetDestination>;
}
