import { useSyncExternalStore } from 'react';
import { listenForTextWidths, textWidthsVersion } from './measure-text';

/**
 * Draws anew what is set in a font once its files have come: its words have other sizes then.
 * @param families as CSS writes them; of several fonts one after another
 * @returns `textWidthsVersion` of them
 */
export function useTextWidths(families: string): number {
  return useSyncExternalStore(
    listenForTextWidths,
    () => textWidthsVersion(families),
    () => 0,
  );
}
