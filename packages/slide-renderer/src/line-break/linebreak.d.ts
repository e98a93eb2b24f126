/** Types for the package linebreak, which comes without; tsconfig.base.json names this file for it. */
export default class LineBreaker {
  constructor(text: string);
  /** The next place where a line may end, in UTF-16 units behind its blanks; null behind the last. */
  nextBreak(): { readonly position: number; readonly required: boolean } | null;
}
