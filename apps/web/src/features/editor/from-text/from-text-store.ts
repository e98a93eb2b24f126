import { create } from 'zustand';

interface FromTextStore {
  readonly isOpen: boolean;
  /** What was written so far: it is still there when the window is opened again. */
  readonly text: string;
  /** The carousel that was made; once it is open the window is not. */
  readonly madeId: string | null;
}

const nothingYet: FromTextStore = { isOpen: false, text: '', madeId: null };

export const useFromText = create<FromTextStore>(() => nothingYet);

export function openFromText(): void {
  useFromText.setState({ isOpen: true, madeId: null });
}

export function closeFromText(): void {
  useFromText.setState({ isOpen: false });
}

/** The text is a carousel now. */
export function endFromText(): void {
  useFromText.setState(nothingYet);
}
