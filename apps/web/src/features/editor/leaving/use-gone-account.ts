import { useEffect } from 'react';
import { noteFarewell } from '../../auth/farewell';
import { forgetDraftsForGood } from '../drafts/draft-store';
import { hearGone } from '../drafts/gone-account';
import { leaveWithoutWarning } from '../saving/use-leave-warning';

async function leave(userId: string): Promise<void> {
  await forgetDraftsForGood(userId);
  leaveWithoutWarning();
  noteFarewell();
  window.location.assign('/');
}

/** Leaves when the account was deleted in another tab: nobody can save here any more. */
export function useGoneAccount(userId: string): void {
  useEffect(() => hearGone(userId, () => void leave(userId)), [userId]);
}
