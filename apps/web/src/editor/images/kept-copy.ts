import { replaceImageUrlInDeck, isUnsaved } from '@arrasta/domain';
import { create } from 'zustand';
import { api } from '../../api/client';
import { imageMessages } from '../../messages/images';
import { saveDeck } from '../persistence/save-deck';
import { flushedSession, updateSession, useEditorStore } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';

/** Whether an address leads to another host: what is ours or the page's own needs no copy. */
export function isRemoteUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return /^https?:$/.test(protocol) && origin !== location.origin;
}

/** Addresses whose pictures are being copied. */
const useCopying = create<{ readonly urls: readonly string[] }>(() => ({ urls: [] }));

function setCopying(url: string, isCopying: boolean): void {
  useCopying.setState(({ urls }) => {
    const others = urls.filter((one) => one !== url);
    return { urls: isCopying ? [...others, url] : others };
  });
}

/** What was saved with the address counts as saved with the copy: this is no edit. */
function replaceImageUrl(url: string, copy: string): void {
  const session = flushedSession();
  const isSaved = session !== null && !isUnsaved(session);
  const isSaving = useEditorStore.getState().saveProgress === 'saving';
  const isExchanged = updateSession((latest) => replaceImageUrlInDeck(latest, url, copy));
  if (isExchanged && (isSaved || isSaving)) void saveDeck();
}

/**
 * Has a copy of a picture of another host kept, and puts it in the place of the address wherever
 * the deck shows it. Where there can be no copy the address stays.
 */
export async function keepImageCopy(url: string): Promise<void> {
  const carouselId = currentCarouselId();
  if (!isRemoteUrl(url) || useCopying.getState().urls.includes(url)) return;
  setCopying(url, true);
  try {
    const { url: copyUrl } = await api.pictures.keepFromAddress.mutate({ url });
    if (currentCarouselId() === carouselId) replaceImageUrl(url, copyUrl);
  } catch {
    // The hint beside the address says that there is no copy.
  } finally {
    setCopying(url, false);
  }
}

/** What there is to say of the copy of an address; null for pictures of ours. */
export function useCopyHint(url: string): string | null {
  const isCopying = useCopying(({ urls }) => urls.includes(url));
  if (!isRemoteUrl(url)) return null;
  return isCopying ? imageMessages.copy.onItsWay : imageMessages.copy.none;
}
