import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { editorWords } from '../../messages/editor';
import { useEditorStore } from '../store/editor-store';
import { announcementOf } from './announcement';

/** Tells screen readers what a key or the mouse has changed (docs/product/editor.md 9). */
export function Announcer() {
  const [told, setTold] = useState({ count: 0, words: '' });
  useEffect(
    () =>
      useEditorStore.subscribe(({ session }, { session: before }) => {
        if (session === null || before === null || session === before) return;
        const words = announcementOf(before, session);
        if (words !== null) setTold(({ count }) => ({ count: count + 1, words }));
      }),
    [],
  );
  return (
    <VisuallyHidden role="status" aria-label={editorWords.announcements.label}>
      {/* The same words once more are news as well, but only where they come anew. */}
      <span key={told.count}>{told.words}</span>
    </VisuallyHidden>
  );
}
