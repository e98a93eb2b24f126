import { serverMessageOf } from '../../api/api-error';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { plannerWords as words } from '../../messages/planner';

type ChangeName = Exclude<keyof typeof words.done, 'ideasGenerated' | 'carouselCreated'>;

/** How a change went is told once its outcome is read (docs/product/planner.md 12). */
function useTelling(name: ChangeName, onDone?: () => void) {
  const { plans, savedIdeas } = trpc.useUtils();
  return {
    onSuccess: async () => {
      await Promise.all([plans.list.invalidate(), savedIdeas.list.invalidate()]);
      showToast('success', words.done[name]);
      onDone?.();
    },
    onError: (error: unknown) =>
      showToast('error', words.failure[name], serverMessageOf(error) ?? words.unexpected),
    meta: refetchesUser,
  };
}

/** @param onDone runs when the plan is there */
export function useCreatePlanCall(onDone: () => void) {
  return trpc.plans.create.useMutation(useTelling('planCreated', onDone));
}

/** @param onSettled runs whether it went well or not */
export function useRemovePlan(onSettled: () => void) {
  return trpc.plans.delete.useMutation({ ...useTelling('planRemoved'), onSettled });
}

export function useSaveIdea() {
  return trpc.savedIdeas.create.useMutation(useTelling('ideaSaved'));
}

/** @param onSettled runs whether it went well or not */
export function useRemoveIdea(onSettled: () => void) {
  return trpc.savedIdeas.delete.useMutation({ ...useTelling('ideaRemoved'), onSettled });
}
