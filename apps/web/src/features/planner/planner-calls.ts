import type { IdeaSlide, SavedIdea, SaveIdea } from '@arrasta/contract';
import { createProposedSlide, storedCarouselDefaults } from '@arrasta/domain';
import { useIsMutating, useMutation, type Mutation, type MutationKey } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useState } from 'react';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { errorCodeOf, serverMessageOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { plannerMessages as messages } from '../../messages/planner';
import { api } from '../../api/client';
import { env } from '../../editor/store/env';

/** The guards redirect an account that is refused. */
const options = { staleTime: 0, meta: refetchesUser } as const;

/** The person's plans, newest first; read anew whenever the planner is opened. */
export function usePlans() {
  return trpc.plans.list.useQuery(undefined, options);
}

/** The person's saved ideas of all plans, newest first. */
export function useSavedIdeas() {
  return trpc.savedIdeas.list.useQuery(undefined, options);
}

type ChangeName = Exclude<keyof typeof messages.done, 'ideasGenerated' | 'carouselCreated'>;

/** Shows the outcome of a change once the changed data is loaded (docs/product/planner.md 12). */
function usePlannerToasts(name: ChangeName) {
  const { plans, savedIdeas } = trpc.useUtils();
  return {
    onSuccess: async () => {
      await Promise.all([plans.list.invalidate(), savedIdeas.list.invalidate()]);
      showToast('success', messages.done[name]);
    },
    onError: (error: unknown) =>
      showToast('error', messages.failure[name], serverMessageOf(error) ?? messages.unexpected),
    meta: refetchesUser,
  };
}

// What closes a dialog is given to `mutate`: it does not run once that dialog is gone, and another
// one may be open.

export function useCreatePlanCall() {
  return trpc.plans.create.useMutation(usePlannerToasts('planCreated'));
}

/** @param onSettled runs however it ends, and although its dialog goes with the plan before that */
export function useRemovePlan(onSettled: () => void) {
  return trpc.plans.delete.useMutation({ ...usePlannerToasts('planRemoved'), onSettled });
}

/**
 * Whether such a call is under way, whoever began it: a dialog may have been closed and opened again.
 * @param isSame whether it is about what is asked for, by its input
 */
function useIsChanging(key: MutationKey, isSame: (input: unknown) => boolean): boolean {
  const predicate = ({ state }: Mutation) => isSame(state.variables);
  return useIsMutating({ mutationKey: key, predicate }) > 0;
}

/** @param isSame whether what is being saved is the idea in question */
export function useSaveIdea(isSame: (idea: SaveIdea) => boolean) {
  const { mutate } = trpc.savedIdeas.create.useMutation(usePlannerToasts('ideaSaved'));
  const isSaving = useIsChanging(getMutationKey(trpc.savedIdeas.create), (input) =>
    isSame(input as SaveIdea),
  );
  return { save: mutate, isSaving };
}

export function useRemoveIdea() {
  return trpc.savedIdeas.delete.useMutation(usePlannerToasts('ideaRemoved'));
}

/** The plan that could not be served for want of a key that works, and what to do about it. */
interface KeyTrouble {
  readonly planId: string;
  readonly what: string;
}

function keyTroubleOf(planId: string, error: unknown): KeyTrouble | null {
  if (errorCodeOf(error) !== 'NEEDS_API_KEY') return null;
  const isRefused = serverMessageOf(error)?.includes('recusou') === true;
  return { planId, what: isRefused ? messages.keyRefused : messages.needsKey };
}

/** Writing ideas for plans, which goes on at the server when the page is left. */
export function useGeneration() {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState<KeyTrouble | null>(null);
  const { plans } = trpc.useUtils();
  const call = trpc.ai.generateIdeas.useMutation({ meta: refetchesUser });
  /** Shows the outcome, and returns whether the ideas are there. */
  const generate = async (planId: string): Promise<boolean> => {
    setTrouble(null);
    setRunning((ids) => [...ids, planId]);
    try {
      const { ideas } = await call.mutateAsync({ planId });
      plans.list.setData(undefined, (before) =>
        before?.map((plan) => (plan.id === planId ? { ...plan, carouselIdeas: ideas } : plan)),
      );
      showToast('success', messages.done.ideasGenerated);
      return true;
    } catch (error) {
      const keyTrouble = keyTroubleOf(planId, error);
      setTrouble(keyTrouble);
      const message = keyTrouble?.what ?? serverMessageOf(error) ?? messages.unexpected;
      showToast('error', messages.failure.ideasGenerated, message);
      return false;
    } finally {
      setRunning((ids) => ids.filter((id) => id !== planId));
    }
  };
  return { running, trouble, generate };
}

/** How long pictures are waited for, in ms: slides are made without those that did not come. */
const imageTimeoutMs = 15_000;

/**
 * A picture for a slide, found by what it says (the first 100 characters count:
 * docs/product/planner.md 11).
 */
async function findImage({ title, content }: IdeaSlide, signal: AbortSignal) {
  const query = `${title} ${content}`.trim();
  if (query === '') return null;
  const search = api.ai.searchPicture.mutate({ query }, { signal });
  return search.then(
    ({ url }) => url,
    () => null,
  );
}

/** The carousel with all its slides, or nothing of it (docs/product/planner.md 11). */
async function createCarousel({ id, title, description, slides }: SavedIdea): Promise<string> {
  const { primaryColor } = storedCarouselDefaults;
  const signal = AbortSignal.timeout(imageTimeoutMs);
  const images = await Promise.all(slides.map((slide) => findImage(slide, signal)));
  const { carousel } = await api.carousels.create.mutate({
    title,
    description,
    savedIdeaId: id,
    slides: slides.map((slide, position) => {
      const proposed = { ...slide, imageUrl: images[position] ?? null };
      const { tone: _, ...made } = createProposedSlide(proposed, { position, primaryColor }, env);
      return { ...made, layout: 'auto' as const };
    }),
  });
  return carousel.id;
}

const carouselKey = ['planner.createCarousel'] as const;

/** Makes a carousel of a saved idea and shows the outcome; returns its id. */
export function useMakeCarousel(ideaId: string) {
  const { carousels } = trpc.useUtils();
  const isCreating = useIsChanging(carouselKey, (idea) => (idea as SavedIdea).id === ideaId);
  const { mutate } = useMutation({
    mutationKey: carouselKey,
    mutationFn: createCarousel,
    onSuccess: () => {
      void carousels.list.invalidate();
      showToast('success', messages.done.carouselCreated);
    },
    onError: (error) => {
      const { carouselCreated } = messages.failure;
      showToast('error', carouselCreated, serverMessageOf(error) ?? messages.unexpected);
    },
    meta: refetchesUser,
  });
  return { create: mutate, isCreating };
}
