import type { Plan, Role, User } from '@arrasta/contract';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { adminWords } from '../../messages/admin';

type ChangeName = 'role' | 'plan' | 'blocked' | 'unblocked';

/** How a change went is told; the table is read anew either way (docs/product/administration.md 8, 9). */
function useTelling() {
  const { admin } = trpc.useUtils();
  return (name: ChangeName) => ({
    onSuccess: () => showToast('success', adminWords.done[name]),
    onError: () => showToast('error', adminWords.failure.title, adminWords.failure[name]),
    onSettled: () => admin.users.invalidate(),
    meta: refetchesUser,
  });
}

/** The changes of a row of the table, one at a time. */
export function useUserChanges({ id, isBlocked }: User, isSelf: boolean) {
  const telling = useTelling();
  const { auth } = trpc.useUtils();
  const role = trpc.admin.updateUser.useMutation(telling('role'));
  const tellingOfPlan = telling('plan');
  const plan = trpc.admin.updateUser.useMutation({
    ...tellingOfPlan,
    onSettled: async () => {
      await tellingOfPlan.onSettled();
      // The own plan is part of who one is, which the rest of the app asks for.
      if (isSelf) await auth.currentUser.invalidate();
    },
  });
  const block = trpc.admin.blockUser.useMutation(telling('blocked'));
  const unblock = trpc.admin.unblockUser.useMutation(telling('unblocked'));
  return {
    isChanging: [role, plan, block, unblock].some(({ isPending }) => isPending),
    changeRole: (roleUser: Role) => role.mutate({ id, roleUser }),
    changePlan: (next: Plan) => plan.mutate({ id, plan: next }),
    changeBlock: () => (isBlocked ? unblock : block).mutate({ id }),
  };
}

/** Says that nobody changes the own role (docs/product/roles-and-plans.md 5). */
export function refuseOwnRole(): void {
  const { title, description } = adminWords.ownRole;
  showToast('error', title, description);
}
