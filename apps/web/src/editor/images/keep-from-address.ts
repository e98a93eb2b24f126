import type { StoredPicture } from '@arrasta/contract';
import { restErrorOf } from '../../api/api-error';
import { pictureWords } from '../../messages/images';

/**
 * Has the server fetch a picture of another host and keep it.
 * @throws RestError where the server refuses it or its host fails; the browser's own errors where
 * the server was not reached.
 */
export async function keepFromAddress(url: string): Promise<StoredPicture> {
  const answer = await fetch('/api/pictures/from-address', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  if (answer.ok) return (await answer.json()) as StoredPicture;
  throw (await restErrorOf(answer)) ?? new Error(pictureWords.failedHint);
}
