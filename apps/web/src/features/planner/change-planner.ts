import type { ContentPlan, CreatePlan, Idea, SavedIdea } from '@arrasta/contract';
import { serverMessageOf } from '../../api/api-error';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { plannerWords as words } from '../../messages/planner';
import { lookAgainWhoThisIs } from '../../api/look-again';
import { readPlannerAnew } from './use-planner';

type ChangeName = Exclude<keyof typeof words.done, 'ideasGenerated' | 'carouselCreated'>;

/** Runs a change, tells how it went and answers whether it went well (accounts §8). */
async function change(name: ChangeName, call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
  } catch (error) {
    lookAgainWhoThisIs(error);
    showToast('error', words.failure[name], serverMessageOf(error) ?? words.unexpected);
    return false;
  }
  await readPlannerAnew();
  showToast('success', words.done[name]);
  return true;
}

export function createPlan(plan: CreatePlan): Promise<boolean> {
  return change('planCreated', () => api.plans.create.mutate(plan));
}

export function removePlan({ id }: ContentPlan): Promise<boolean> {
  return change('planRemoved', () => api.plans.delete.mutate({ id }));
}

export function saveIdea(planId: string, { id: _, ...idea }: Idea): Promise<boolean> {
  const call = () => api.savedIdeas.create.mutate({ ...idea, slides: [...idea.slides], planId });
  return change('ideaSaved', call);
}

export function removeIdea({ id }: SavedIdea): Promise<boolean> {
  return change('ideaRemoved', () => api.savedIdeas.delete.mutate({ id }));
}
