import { lazy, Suspense } from 'react';
import { BesideEditor } from '../guards/beside-editor';
import { Gate } from '../guards/gate';
import { LoadingScreen } from '../loading-screen';

const SettingsPage = lazy(async () => ({
  default: (await import('./settings-page')).SettingsPage,
}));

/** `/settings`, for whoever is signed in (docs/product/screens.md 1, 3). */
export function SettingsRoute() {
  return (
    <Gate>
      {(user) => (
        <BesideEditor>
          <Suspense fallback={<LoadingScreen />}>
            <SettingsPage user={user} />
          </Suspense>
        </BesideEditor>
      )}
    </Gate>
  );
}
