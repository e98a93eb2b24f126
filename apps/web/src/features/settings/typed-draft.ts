import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../auth/current-user';
import { typedTexts, type SettingsDraft, type SettingsTexts } from './settings-draft';

interface Typed {
  readonly userId: string;
  readonly texts: Partial<SettingsTexts>;
}

let typed: Typed | null = null;

/**
 * The fields of the settings screen, and what is stored of them. What the person has typed outlives
 * a session that ends meanwhile: it is there again after the same person's sign-in, keys apart.
 */
export function useTypedDraft(userId: string, initial: SettingsDraft) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(initial);
  const [draft, setDraft] = useState(() =>
    typed?.userId === userId ? { ...initial, ...typed.texts } : initial,
  );
  const latest = useRef({ draft, stored });
  useEffect(() => {
    latest.current = { draft, stored };
  });
  useEffect(() => {
    typed = null;
    return () => {
      if (!isSignedOut(queryClient)) return;
      typed = { userId, texts: typedTexts(latest.current.draft, latest.current.stored) };
    };
  }, [queryClient, userId]);
  return { draft, setDraft, stored, setStored };
}
