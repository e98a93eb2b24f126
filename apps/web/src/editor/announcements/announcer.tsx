import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createAheadLoader } from '../../loading/chunk-loader';
import { editorMessages } from '../../messages/editor';
import { useEditorStore } from '../store/editor-store';

/** What finds the words comes after the first load; a change before that waits for it. */
const announcements = createAheadLoader(
  async () => (await import('./announcement')).announcementOf,
);

/** Tells screen readers what a key or the mouse has changed (docs/product/editor.md 9). */
export function Announcer() {
  const [announced, setAnnounced] = useState({ count: 0, message: '' });
  useEffect(
    () =>
      useEditorStore.subscribe(({ session }, { session: before }) => {
        if (session === null || before === null || session === before) return;
        const announce = (announcementOf: Awaited<ReturnType<typeof announcements.get>>) => {
          const message = announcementOf(before, session);
          if (message !== null) setAnnounced(({ count }) => ({ count: count + 1, message }));
        };
        const state = announcements.useChunk.getState();
        if (state.status === 'loaded') announce(state.chunk);
        // A change of which no words come is made nevertheless.
        else void announcements.get().then(announce, () => undefined);
      }),
    [],
  );
  return (
    <VisuallyHidden role="status" aria-label={editorMessages.changes}>
      {/* The same words once more are news as well, but only where they come anew. */}
      <span key={announced.count}>{announced.message}</span>
    </VisuallyHidden>
  );
}
