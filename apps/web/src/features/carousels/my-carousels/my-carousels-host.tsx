import { lazy, Suspense } from 'react';
import { useMyCarousels } from './open-my-carousels';

const MyCarousels = lazy(async () => ({
  default: (await import('./my-carousels')).MyCarousels,
}));

/** The dialog Meus Carrosséis while it is open; loaded when it is first opened. */
export function MyCarouselsHost() {
  const open = useMyCarousels((state) => state.open);
  if (!open) return null;
  return (
    <Suspense>
      <MyCarousels />
    </Suspense>
  );
}
