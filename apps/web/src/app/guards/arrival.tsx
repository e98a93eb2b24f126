import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetDestination, rememberedDestination } from '../../ui/navigation/destination';

/** Where sign-in leads: to the place the person wanted, else to `/` (docs/product/screens.md 3). */
export function AfterSignIn() {
  return <Navigate to={rememberedDestination() ?? '/'} replace />;
}

/** A signed-in screen that may have been wanted before sign-in; the wish is fulfilled by showing it. */
export function Arrival({ children }: { children: ReactNode }) {
  useEffect(forgetDestination, []);
  return children;
}
