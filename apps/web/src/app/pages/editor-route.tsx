import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/auth-screen';
import { rememberedDestination } from '../../ui/navigation/destination';
import { AfterSignIn, Arrival } from '../guards/arrival';
import { Gate } from '../guards/gate';
import { LoadingScreen } from '../loading-screen';

const loadEditor = () => import('./editor-page');
const EditorPage = lazy(async () => ({ default: (await loadEditor()).EditorPage }));

/**
 * `/` and `/carousel/{id}`: one and the same component, so that the editor stays as it is when
 * the first save changes the address. Signed out, `/` is the sign-in screen.
 */
export function EditorRoute() {
  const atEntrance = useLocation().pathname === '/';
  const [search] = useSearchParams();
  const passesThrough = atEntrance && (rememberedDestination() !== null || search.has('tab'));
  // The editor comes over the network while the person is typing.
  const entrance = (
    <div onFocus={() => void loadEditor().catch(() => undefined)}>
      <AuthScreen />
    </div>
  );
  return (
    <Gate {...(atEntrance && { signedOut: entrance })}>
      {(user) =>
        passesThrough ? (
          <AfterSignIn />
        ) : (
          <Arrival>
            <Suspense fallback={<LoadingScreen />}>
              <EditorPage user={user} />
            </Suspense>
          </Arrival>
        )
      }
    </Gate>
  );
}
