import type { User } from '@arrasta/contract';
import { may } from '@arrasta/domain';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useAskedAnew } from '../../api/current-user';
import { BesideEditor } from '../guards/beside-editor';
import { Gate } from '../guards/gate';
import { LoadingScreen } from '../loading-screen';

const PlannerPage = lazy(async () => ({
  default: (await import('./planner-page')).PlannerPage,
}));

/** The plan may have changed since this tab asked (docs/product/screens.md 4). */
function ProOnly({ user }: { user: User }) {
  const fresh = useAskedAnew();
  // Signed out meanwhile: the gate sees to that.
  if (fresh === undefined || fresh === null) return <LoadingScreen />;
  if (![user, fresh].every((one) => may(one, 'usePlanner'))) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PlannerPage user={user} />
    </Suspense>
  );
}

/** `/planejador`, for plan PRO; others are led to `/` (docs/product/screens.md 4). */
export function PlannerRoute() {
  return (
    <Gate>
      {(user) => (
        <BesideEditor>
          <ProOnly user={user} />
        </BesideEditor>
      )}
    </Gate>
  );
}
