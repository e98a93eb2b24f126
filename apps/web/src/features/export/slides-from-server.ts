import { isUnsaved, type EditorSession } from '@arrasta/domain';
import type { RenderElsewhere } from '@arrasta/export';

/** What the server says of pictures and fonts that its file lacks. */
const missingHeaders = ['X-Missing-Pictures', 'X-Missing-Fonts'];

/**
 * Has the server make the slides that this browser cannot draw. It makes them of what is saved, so
 * that it is asked only where that is what is shown: it answers 412 for any other version. Undefined
 * where it is not.
 */
export function slidesFromServer(session: EditorSession): RenderElsewhere | undefined {
  const { stored } = session;
  if (stored === null || isUnsaved(session)) return undefined;
  const { id } = session.state.deck.carousel;
  const headers = { 'content-type': 'application/json', 'if-match': `"${stored.version}"` };
  // The server makes one file of an account at a time, and lets few wait.
  let last: Promise<unknown> = Promise.resolve();
  let isRefused = false;

  const ask: RenderElsewhere = async (slide, file, signal = new AbortController().signal) => {
    if (isRefused) return null;
    signal.throwIfAborted();
    const body = JSON.stringify({ ...file, slide });
    const answer = await fetch(`/api/carousels/${id}/export`, {
      method: 'POST',
      headers,
      body,
      signal,
    });
    isRefused = !answer.ok;
    return answer.ok && !missingHeaders.some((name) => answer.headers.has(name))
      ? answer.blob()
      : null;
  };

  return (...request) => {
    const mine = last.then(() => ask(...request));
    last = mine.catch(() => undefined);
    return mine;
  };
}
