import type { StoredPicture } from '@arrasta/contract';
import { exchangePicture, isUnsaved } from '@arrasta/domain';
import { create } from 'zustand';
import { restErrorOf } from '../../api/api-error';
import { pictureWords } from '../../messages/images';
import { saveDeck } from '../persistence/save-deck';
import { flushedSession, updateSession, useEditorStore } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';

/** Whether an address leads to another host: what is ours or the page's own needs no copy. */
export function isForeignAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) && origin !== location.origin;
}

/**
 * Has the server fetch a picture of another host and keep it.
 * @throws RestError where the server refuses it or its host fails; the browser's own errors where
 * the server was not reached.
 */
async function keepFromAddress(url: string): Promise<StoredPicture> {
  const answer = await fetch('/api/pictures/from-address', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  if (answer.ok) return (await answer.json()) as StoredPicture;
  throw (await restErrorOf(answer)) ?? new Error(pictureWords.failedHint);
}

/** Addresses whose pictures are being copied. */
const useCopying = create<{ readonly addresses: readonly string[] }>(() => ({ addresses: [] }));

function setCopying(address: string, isCopying: boolean): void {
  useCopying.setState(({ addresses }) => {
    const others = addresses.filter((one) => one !== address);
    return { addresses: isCopying ? [...others, address] : others };
  });
}

/** What was saved with the address is saved with the copy: nobody made an edit. */
function exchangeFor(address: string, copy: string): void {
  const session = flushedSession();
  const isSaved = session !== null && !isUnsaved(session);
  const isSaving = useEditorStore.getState().saveProgress === 'saving';
  const isExchanged = updateSession((opened) => exchangePicture(opened, address, copy));
  if (isExchanged && (isSaved || isSaving)) void saveDeck();
}

/**
 * Has a copy of a picture of another host kept, and puts it in the place of the address wherever
 * the deck shows it. Where there can be no copy the address stays.
 */
export async function keepCopyOf(address: string): Promise<void> {
  const carouselId = currentCarouselId();
  if (!isForeignAddress(address) || useCopying.getState().addresses.includes(address)) return;
  setCopying(address, true);
  try {
    const { url } = await keepFromAddress(address);
    if (currentCarouselId() === carouselId) exchangeFor(address, url);
  } catch {
    // The hint beside the address says that there is no copy.
  } finally {
    setCopying(address, false);
  }
}

/** What there is to say of the copy of an address; null for pictures of ours. */
export function useCopyHint(address: string): string | null {
  const isCopying = useCopying(({ addresses }) => addresses.includes(address));
  if (!isForeignAddress(address)) return null;
  return isCopying ? pictureWords.copy.onItsWay : pictureWords.copy.none;
}
