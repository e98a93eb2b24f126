import type { FoundPicture } from '@arrasta/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { serverMessageOf } from '../../api/api-error';
import { utils } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { imageSearchMessages } from '../../messages/image-search';
import { handleSignedOut } from '../persistence/leave';
import type { ImagePlace } from './image-place';

const { notKept } = imageSearchMessages.find;

/** Keeps the chosen picture and puts it in its place; one at a time, until the dialog is left. */
export function useKeepImage({ put }: ImagePlace, onDone: () => void) {
  const [keeping, setKeeping] = useState<string | null>(null);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function keep({ address, preview, credit }: FoundPicture, signal: AbortSignal) {
    const kept = await api.pictures.keepFound.mutate({ address, preview, credit }, { signal });
    utils.pictures.credit.setData({ id: kept.picture.id }, kept.credit);
    return kept.picture.url;
  }

  async function choose(picture: FoundPicture): Promise<void> {
    const { signal } = left.current ?? new AbortController();
    setKeeping(picture.address);
    try {
      put(await keep(picture, signal));
      onDone();
    } catch (error) {
      if (signal.aborted || handleSignedOut(error)) return;
      setFailed((before) => new Set([...before, picture.address]));
      showToast('error', notKept.title, serverMessageOf(error) ?? notKept.description);
    } finally {
      setKeeping(null);
    }
  }

  return { keeping, failed, choose };
}
