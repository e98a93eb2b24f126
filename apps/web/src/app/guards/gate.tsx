import type { User } from '@arrasta/contract';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appWords } from '../../messages/app';
import { useCurrentUser } from '../../api/current-user';
import { rememberDestination } from '../../ui/navigation/destination';
import { FailureScreen } from '../errors/failure-screen';
import { LoadingScreen } from '../loading-screen';

/** Sends whoever is not signed in to `/`, which leads back here after sign-in (docs/product/screens.md 3). */
function ToEntrance() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    rememberDestination(pathname + search + hash);
    void navigate('/', { replace: true });
  }, [pathname, search, hash, navigate]);
  return <LoadingScreen />;
}

interface GateProps {
  /** What is shown to nobody in particular; left out: the way to the entrance. */
  readonly signedOut?: ReactNode;
  readonly children: (user: User) => ReactNode;
}

/** Shows a screen to signed-in people; a spinner while it is not yet known who that is. */
export function Gate({ signedOut = <ToEntrance />, children }: GateProps) {
  const current = useCurrentUser();
  switch (current.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'unreachable':
      return <FailureScreen words={appWords.unreachable} onRetry={current.retry} />;
    case 'signedOut':
      return signedOut;
    case 'signedIn':
      return children(current.user);
  }
}
