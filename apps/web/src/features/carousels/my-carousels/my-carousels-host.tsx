import type { CarouselSummary } from '@arrasta/contract';
import { create } from 'zustand';
import { lazyDialog } from '../../../loading/lazy-component';

/** Whether the dialog Meus Carrosséis is open. */
const useMyCarousels = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openMyCarousels(): void {
  useMyCarousels.setState({ open: true });
}

function closeMyCarousels(): void {
  useMyCarousels.setState({ open: false });
}

const MyCarousels = lazyDialog(async () => (await import('./my-carousels')).MyCarousels);

interface MyCarouselsHostProps {
  /** Asks under what name a carousel is kept as a template. */
  readonly onSaveTemplate: (carousel: CarouselSummary) => void;
}

/** The dialog Meus Carrosséis while it is open; loaded when it is first opened. */
export function MyCarouselsHost({ onSaveTemplate }: MyCarouselsHostProps) {
  const open = useMyCarousels((state) => state.open);
  return open && <MyCarousels onSaveTemplate={onSaveTemplate} onClose={closeMyCarousels} />;
}
