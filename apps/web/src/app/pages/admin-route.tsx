import { may } from '@arrasta/domain';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { BesideEditor } from '../guards/beside-editor';
import { Gate } from '../guards/gate';
import { LoadingScreen } from '../loading-screen';

const AdminPage = lazy(async () => ({
  default: (await import('./admin-page')).AdminPage,
}));

/** `/admin`, for Admins; others are led to `/` (docs/product/screens.md 4). */
export function AdminRoute() {
  return (
    <Gate>
      {(user) => (
        <BesideEditor>
          {may(user, 'administerUsers') ? (
            <Suspense fallback={<LoadingScreen />}>
              <AdminPage user={user} />
            </Suspense>
          ) : (
            <Navigate to="/" replace />
          )}
        </BesideEditor>
      )}
    </Gate>
  );
}
