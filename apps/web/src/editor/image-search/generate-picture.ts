import { api } from '../../api/client';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { foundPictureWords } from '../../messages/image-search';
import { handleSignedOut } from '../persistence/leave';

const words = foundPictureWords.make;

/** Why a picture was not made, in words for a person. */
function reasonOf(error: unknown): string {
  const code = errorCodeOf(error);
  if (code === 'NEEDS_API_KEY') return words.checkKey;
  if (code === 'INTERNAL_SERVER_ERROR') return words.unexpected;
  return serverMessageOf(error) ?? words.unexpected;
}

/**
 * Has a picture made and answers its address; null where it was not, which is told.
 * Source: docs/product/generation.md 26.
 */
export async function generatePicture(prompt: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { url } = await api.ai.generateImage.mutate({ prompt }, { signal });
    return url;
  } catch (error) {
    if (signal.aborted || handleSignedOut(error)) return null;
    showToast('error', words.failed, reasonOf(error));
    return null;
  }
}
