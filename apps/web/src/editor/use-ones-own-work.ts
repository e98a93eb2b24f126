import { useLayoutEffect } from 'react';
import { closeCaption, stopWriting } from './caption/caption-store';
import { endFromText } from './import/from-text-store';
import { forgetGeneration } from './generation/generation-store';
import { closeRewrite } from './rewrite/rewrite-store';

/** Who edited here last, as long as the page is not loaded anew. */
let whose: string | null = null;

/**
 * Forgets what somebody else began and did not finish: beside the editor a session that has ended
 * leads to sign-in without a load of the page, and another person may sign in there.
 */
export function useOnesOwnWork(userId: string): void {
  useLayoutEffect(() => {
    if (whose !== null && whose !== userId) {
      forgetGeneration();
      endFromText();
      stopWriting();
      closeCaption();
      closeRewrite();
    }
    whose = userId;
  }, [userId]);
}
