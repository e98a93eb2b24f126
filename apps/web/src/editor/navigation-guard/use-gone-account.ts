import { useEffect } from 'react';
import { noteFarewell } from '../../ui/navigation/farewell';
import { forgetDraftsForGood } from '../persistence/drafts/draft-store';
import { hearGone } from '../persistence/drafts/gone-account';
import { leaveWithoutWarning } from '../persistence/use-leave-warning';

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
