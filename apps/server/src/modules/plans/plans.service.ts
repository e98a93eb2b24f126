import {
  isId,
  planMessages,
  type ContentPlan,
  type CreatePlan,
  type Idea,
} from '@arrasta/contract';
import { limits } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Requester } from '../../kernel/security/answer-memory';

/** What a person says of a plan. */
export type PlanFields = Pick<
  ContentPlan,
  'title' | 'description' | 'mainTopic' | 'targetAudience' | 'tone' | 'goals'
>;

/** What the service needs kept. Every call names the owner. */
export interface PlansRepo {
  /** Newest first. */
  readonly list: (userId: string, requester?: Requester) => Promise<ContentPlan[]>;
  readonly find: (userId: string, id: string) => Promise<ContentPlan | null>;
  /**
   * Inserts unless `refuse` throws; no other insert of the same account comes between the two.
   * @param refuse is told how many there are.
   */
  readonly insert: (
    userId: string,
    id: string,
    fields: PlanFields,
    refuse: (count: number) => void,
  ) => Promise<ContentPlan>;
  /** Puts ideas in the place of the ones before. False where the plan is no longer there. */
  readonly keepIdeas: (userId: string, id: string, ideas: readonly Idea[]) => Promise<boolean>;
  /** Whether there was one to delete. */
  readonly delete: (userId: string, id: string) => Promise<boolean>;
}

export interface PlansService {
  readonly list: (userId: string, requester?: Requester) => Promise<ContentPlan[]>;
  /** @throws DomainError NOT_FOUND */
  readonly get: (userId: string, id: string) => Promise<ContentPlan>;
  readonly create: (userId: string, input: CreatePlan) => Promise<ContentPlan>;
  readonly delete: (userId: string, id: string) => Promise<void>;
}

interface Deps {
  readonly repo: PlansRepo;
  readonly newId: () => string;
}

/** The answer for what does not exist and for what is somebody else's. */
export function planNotFound(): DomainError {
  return new DomainError('NOT_FOUND', planMessages.planNotFound);
}

function refuseTooMany(count: number): void {
  if (count < limits.plansPerAccount) return;
  const message = planMessages.tooManyPlans;
  throw new DomainError('BAD_REQUEST', message, { issues: [{ path: 'plans', message }] });
}

/** Rules of the plan calls. Source: docs/product/planner.md 1, 2, 3, 5. */
export function plansService({ repo, newId }: Deps): PlansService {
  async function get(userId: string, id: string): Promise<ContentPlan> {
    const plan = isId(id) ? await repo.find(userId, id) : null;
    if (!plan) throw planNotFound();
    return plan;
  }

  function create(userId: string, input: CreatePlan): Promise<ContentPlan> {
    const { title, description = null, mainTopic, targetAudience, tone, goals = null } = input;
    const planFields = { description, mainTopic, targetAudience, tone, goals };
    return repo.insert(
      userId,
      newId(),
      { ...planFields, title: title ?? mainTopic },
      refuseTooMany,
    );
  }

  async function remove(userId: string, id: string): Promise<void> {
    if (!isId(id) || !(await repo.delete(userId, id))) throw planNotFound();
  }

  return { list: repo.list, get, create, delete: remove };
}
