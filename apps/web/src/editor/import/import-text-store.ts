import type { ReadPage } from '@arrasta/contract';
import { sourceTextOf } from '@arrasta/domain';
import { create } from 'zustand';
import type { ChosenTemplate } from '../template-choice/template-choice';

/** Where a text comes from. */
export type ImportMode = 'text' | 'address';

interface ImportTextStore {
  readonly isOpen: boolean;
  readonly way: ImportMode;
  readonly url: string;
  /** The page that was read last; null where none was, or its text was replaced. */
  readonly page: Pick<ReadPage, 'title' | 'truncated'> | null;
  /** What was written so far: it is still there when the window is opened again. */
  readonly text: string;
  /** The template whose composition and looks it takes; null for those of the open carousel. */
  readonly template: ChosenTemplate | null;
  /** The carousel that was made; once it is open the window is not. */
  readonly madeId: string | null;
}

const initialState: ImportTextStore = {
  isOpen: false,
  way: 'text',
  url: '',
  page: null,
  text: '',
  template: null,
  madeId: null,
};

export const useImportText = create<ImportTextStore>(() => initialState);

export function openImportText(): void {
  useImportText.setState({ isOpen: true, madeId: null });
}

/** Opens the window for a text that is to be made like this template. */
export function openImportTextFor(template: ChosenTemplate): void {
  useImportText.setState({ template });
  openImportText();
}

export function closeImportText(): void {
  useImportText.setState({ isOpen: false });
}

/** The text is a carousel now. */
export function endImportText(): void {
  useImportText.setState(initialState);
}

export function changeText(text: string): void {
  useImportText.setState(({ page }) => ({ text, page: text.trim() === '' ? null : page }));
}

/** Whether what is written here is what something is generated from. */
function isHere(source: string): boolean {
  return sourceTextOf(useImportText.getState().text).text === source;
}

/** Opens the window with what something is to be generated from. */
export function editSource(source: string): void {
  if (!isHere(source)) useImportText.setState({ ...initialState, text: source });
  openImportText();
}

/** What was generated from this text is kept: the text is a carousel now. */
export function endSource(source: string): void {
  if (isHere(source)) endImportText();
}
