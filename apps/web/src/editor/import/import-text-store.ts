import type { ReadPage } from '@arrasta/contract';
import { sourceTextOf } from '@arrasta/domain';
import { create } from 'zustand';

/** Where a text comes from. */
export type TextWay = 'text' | 'address';

interface FromTextStore {
  readonly isOpen: boolean;
  readonly way: TextWay;
  readonly address: string;
  /** The page that was read last; null where none was, or its text is gone. */
  readonly page: Pick<ReadPage, 'title' | 'truncated'> | null;
  /** What was written so far: it is still there when the window is opened again. */
  readonly text: string;
  /** The carousel that was made; once it is open the window is not. */
  readonly madeId: string | null;
}

const nothingYet: FromTextStore = {
  isOpen: false,
  way: 'text',
  address: '',
  page: null,
  text: '',
  madeId: null,
};

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

export function changeText(text: string): void {
  useFromText.setState(({ page }) => ({ text, page: text.trim() === '' ? null : page }));
}

/** Whether what is written here is what something is generated from. */
function isHere(source: string): boolean {
  return sourceTextOf(useFromText.getState().text).text === source;
}

/** Opens the window with what something is to be generated from. */
export function editSource(source: string): void {
  if (!isHere(source)) useFromText.setState({ ...nothingYet, text: source });
  openFromText();
}

/** What was generated from this text is kept: the text is a carousel now. */
export function endSource(source: string): void {
  if (isHere(source)) endFromText();
}
