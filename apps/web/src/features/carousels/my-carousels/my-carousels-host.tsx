import { lazyDialog } from '../../../loading/lazy-part';
import { closeMyCarousels, useMyCarousels } from './open-my-carousels';

const MyCarousels = lazyDialog(async () => (await import('./my-carousels')).MyCarousels);

/** The dialog Meus Carrosséis while it is open; loaded when it is first opened. */
export function MyCarouselsHost() {
  const open = useMyCarousels((state) => state.open);
  return open && <MyCarousels onClose={closeMyCarousels} />;
}
