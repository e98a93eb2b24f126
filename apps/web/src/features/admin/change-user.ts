import type { Plan, Role, User } from '@arrasta/contract';
import { api } from '../../base/api/client';
import { queryClient, queryKeys } from '../../base/api/query-client';
import { showToast } from '../../base/ui/toast/toast-store';
import { adminWords } from '../../base/wording/admin';
import { lookAgainWhoThisIs } from '../auth/look-again';

type ChangeName = 'role' | 'plan' | 'blocked' | 'unblocked';

/** Runs a change and tells how it went; the table is read anew either way (accounts §7, §8). */
async function tell(name: ChangeName, change: () => Promise<User>): Promise<void> {
  try {
    await change();
    showToast('success', adminWords.done[name]);
  } catch (error) {
    showToast('error', adminWords.failure.title, adminWords.failure[name]);
    lookAgainWhoThisIs(error);
  }
  await queryClient.invalidateQueries({ queryKey: queryKeys.users });
}

export function changeRole({ id }: User, roleUser: Role): Promise<void> {
  return tell('role', () => api.admin.updateUser.mutate({ id, roleUser }));
}

/** The own plan is part of who one is, which the rest of the app asks for. */
export async function changePlan({ id }: User, plan: Plan, isSelf: boolean): Promise<void> {
  await tell('plan', () => api.admin.updateUser.mutate({ id, plan }));
  if (isSelf) await queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
}

export function changeBlock({ id, isBlocked }: User): Promise<void> {
  return isBlocked
    ? tell('unblocked', () => api.admin.unblockUser.mutate({ id }))
    : tell('blocked', () => api.admin.blockUser.mutate({ id }));
}

/** Says that nobody changes the own role (accounts §6). */
export function refuseOwnRole(): void {
  const { title, description } = adminWords.ownRole;
  showToast('error', title, description);
}
