import type { User } from '@arrasta/contract';
import { isAllowed } from '@arrasta/domain';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { AuthScreen } from '../../features/auth/auth-screen';
import {
  ForgetDestination,
  LoadingScreen,
  RedirectAfterSignIn,
  SessionWatch,
  SignedInGuard,
} from '../guards';
import { rememberedDestination } from '../../ui/navigation/destination';
import { editorState } from '../../editor/persistence/visit-state';
import { useRefetchedUser } from '../../api/current-user';
import { usePageTitle } from '../../ui/page-title';
import { appMessages } from '../../messages/app';
import { FailureBoundary, Message } from '../errors';

const loadEditor = () => import('./editor-page');
const EditorPage = lazy(async () => ({ default: (await loadEditor()).EditorPage }));
const loadTemplates = () => import('./templates-page');
const TemplatesPage = lazy(async () => ({ default: (await loadTemplates()).TemplatesPage }));

/** What sign-in leads to comes over the network while the person is typing. */
function loadNext(): void {
  void loadEditor()
    .then(loadTemplates)
    .catch(() => undefined);
}

const entrance = (
  <div onFocus={loadNext}>
    <AuthScreen />
  </div>
);

/** `/auth`: sign-in and registration; a signed-in visitor is redirected. */
function AuthRoute() {
  return <SignedInGuard signedOut={entrance}>{() => <RedirectAfterSignIn />}</SignedInGuard>;
}

/**
 * `/` and `/carousel/{id}`: one and the same component, so that the editor stays as it is when
 * the first save changes the address. Signed out, `/` is the sign-in screen.
 */
function EditorRoute() {
  const atEntrance = useLocation().pathname === '/';
  const [search] = useSearchParams();
  const passesThrough = atEntrance && (rememberedDestination() !== null || search.has('tab'));
  return (
    <SignedInGuard {...(atEntrance && { signedOut: entrance })}>
      {(user) =>
        passesThrough ? (
          <RedirectAfterSignIn />
        ) : (
          <ForgetDestination>
            <Suspense fallback={<LoadingScreen />}>
              <EditorPage user={user} />
            </Suspense>
          </ForgetDestination>
        )
      }
    </SignedInGuard>
  );
}

/**
 * `/novo`: the editor at `/`, whether or not the person has a carousel (docs/product/screens.md 1).
 */
function NewDeckRoute() {
  return (
    <SignedInGuard>
      {() => (
        <ForgetDestination>
          <Navigate to="/" replace state={editorState} />
        </ForgetDestination>
      )}
    </SignedInGuard>
  );
}

const PlannerPage = lazy(async () => ({
  default: (await import('./planner-page')).PlannerPage,
}));

/** The plan may have changed since this tab asked (docs/product/screens.md 4). */
function ProOnly({ user }: { user: User }) {
  const fresh = useRefetchedUser();
  // Signed out meanwhile: the gate sees to that.
  if (fresh === undefined || fresh === null) return <LoadingScreen />;
  if (![user, fresh].every((one) => isAllowed(one, 'usePlanner')))
    return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PlannerPage user={user} />
    </Suspense>
  );
}

/** `/planejador`, for plan PRO; others are redirected to `/` (docs/product/screens.md 4). */
function PlannerRoute() {
  return (
    <SignedInGuard>
      {(user) => (
        <SessionWatch>
          <ProOnly user={user} />
        </SessionWatch>
      )}
    </SignedInGuard>
  );
}

const SettingsPage = lazy(async () => ({
  default: (await import('./settings-page')).SettingsPage,
}));

/** `/settings`, for signed-in accounts (docs/product/screens.md 1, 3). */
function SettingsRoute() {
  return (
    <SignedInGuard>
      {(user) => (
        <SessionWatch>
          <Suspense fallback={<LoadingScreen />}>
            <SettingsPage user={user} />
          </Suspense>
        </SessionWatch>
      )}
    </SignedInGuard>
  );
}

/** `/modelos`, for people who are signed in (docs/product/screens.md 1, 3). */
function TemplatesRoute() {
  return (
    <SignedInGuard>
      {(user) => (
        <SessionWatch>
          <Suspense fallback={<LoadingScreen />}>
            <TemplatesPage user={user} />
          </Suspense>
        </SessionWatch>
      )}
    </SignedInGuard>
  );
}

const AdminPage = lazy(async () => ({
  default: (await import('./admin-page')).AdminPage,
}));

/** `/admin`, for Admins; others are redirected to `/` (docs/product/screens.md 4). */
function AdminRoute() {
  return (
    <SignedInGuard>
      {(user) => (
        <SessionWatch>
          {isAllowed(user, 'administerUsers') ? (
            <Suspense fallback={<LoadingScreen />}>
              <AdminPage user={user} />
            </Suspense>
          ) : (
            <Navigate to="/" replace />
          )}
        </SessionWatch>
      )}
    </SignedInGuard>
  );
}

function NotFoundPage() {
  const { title, description } = appMessages.notFound;
  usePageTitle(title);
  return (
    <Message title={title} description={description}>
      <Button component={Link} to="/" size="md">
        {appMessages.backToStart}
      </Button>
    </Message>
  );
}

/** Any path that is nothing else (docs/product/screens.md 2). */
function NotFoundRoute() {
  return (
    <SignedInGuard>
      {() => (
        <ForgetDestination>
          <NotFoundPage />
        </ForgetDestination>
      )}
    </SignedInGuard>
  );
}

/** Every address of the app (docs/product/screens.md 1). */
export function Screens() {
  const { key } = useLocation();
  return (
    <FailureBoundary place={key}>
      <Routes>
        <Route path="/" element={<EditorRoute />} />
        <Route path="/carousel/:id" element={<EditorRoute />} />
        <Route path="/auth" element={<AuthRoute />} />
        <Route path="/novo" element={<NewDeckRoute />} />
        <Route path="/modelos" element={<TemplatesRoute />} />
        <Route path="/planejador" element={<PlannerRoute />} />
        <Route path="/settings" element={<SettingsRoute />} />
        <Route path="/admin" element={<AdminRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </FailureBoundary>
  );
}
