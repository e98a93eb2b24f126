/**
 * The key of a provider that tests store. Wherever it appears again, in an answer, a log or a
 * file, something that is encrypted has leaked; the harnesses of the tests look for it.
 */
export const canaryKey = 'sk-canario-4f1c9a7e2b6d';

/** @throws where the text holds the canary, whole or the part that makes it known. */
export function expectNoCanary(text: string, place: string): void {
  if (text.includes('canario-4f1c9a')) throw new Error(`A stored key stands in ${place}.`);
}
