import { Route, Routes, useLocation } from 'react-router-dom';
import { AdminRoute } from './pages/admin-route';
import { AuthRoute } from './pages/auth-route';
import { EditorRoute } from './pages/editor-route';
import { FailureBoundary } from './errors/failure-boundary';
import { NotFoundRoute } from './pages/not-found-route';
import { PlannerRoute } from './pages/planner-route';
import { SettingsRoute } from './pages/settings-route';

/** Every address of the app (docs/product/screens.md 1). */
export function Screens() {
  const { key } = useLocation();
  return (
    <FailureBoundary place={key}>
      <Routes>
        <Route path="/" element={<EditorRoute />} />
        <Route path="/carousel/:id" element={<EditorRoute />} />
        <Route path="/auth" element={<AuthRoute />} />
        <Route path="/planejador" element={<PlannerRoute />} />
        <Route path="/settings" element={<SettingsRoute />} />
        <Route path="/admin" element={<AdminRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </FailureBoundary>
  );
}
