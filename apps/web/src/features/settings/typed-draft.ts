import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSignedOut } from '../../api/current-user';
import { afterSave, typedOf, typedTexts, type SettingsDraft, type Typed } from './settings-draft';

interface Kept {
  readonly userId: string;
  readonly texts: Typed;
}

let kept: Kept | null = null;

/**
 * The fields of the settings screen: what is stored, and over it what the person has typed. That
 * outlives a session that ends meanwhile: it is there again after the same person's sign-in, keys
 * apart.
 */
export function useTypedDraft(userId: string, stored: SettingsDraft) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => (kept?.userId === userId ? kept.texts : {}));
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    kept = null;
    return () => {
      if (isSignedOut(queryClient)) kept = { userId, texts: typedTexts(latest.current) };
    };
  }, [queryClient, userId]);
  return {
    draft: { ...stored, ...typed },
    change: (part: Typed) => setTyped((now) => typedOf({ ...stored, ...now, ...part }, stored)),
    /** What was typed by the time of this call is stored from now on. */
    settle: () => setTyped((now) => afterSave(now, typed)),
  };
}
