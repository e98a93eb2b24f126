import { create } from 'zustand';

/** Whether the dialog Meus Carrosséis is open. */
export const useMyCarousels = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openMyCarousels(): void {
  useMyCarousels.setState({ open: true });
}

export function closeMyCarousels(): void {
  useMyCarousels.setState({ open: false });
}
