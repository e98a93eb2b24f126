import {
  isId,
  planMessages,
  type ContentPlan,
  type CreatePlan,
  type Idea,
  ideaMessages,
  type SaveIdea,
  type SavedIdea,
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
   * @param refuse is given the number of those there are.
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

/** The answer for what does not exist and for what is another account's. */
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

/** What is kept of an idea. */
export type IdeaFields = Pick<SavedIdea, 'planId' | 'title' | 'description' | 'content' | 'slides'>;

/** What an account's saved ideas take up, before one more. */
interface IdeasCapacity {
  readonly count: number;
  /** Of their answer, about. */
  readonly bytes: number;
}

/** What the service needs kept. Every call names the owner. */
export interface SavedIdeasRepo {
  /** Newest first. */
  readonly list: (userId: string, requester?: Requester) => Promise<SavedIdea[]>;
  /** Titles of the newest ones, of all plans. */
  readonly titles: (userId: string, limit: number) => Promise<string[]>;
  /**
   * Inserts unless `refuse` throws; no other insert of the same account comes between the two.
   * Null where the plan it names is not the owner's.
   * @param refuse is given what there is.
   */
  readonly insert: (
    userId: string,
    id: string,
    fields: IdeaFields,
    refuse: (ideas: IdeasCapacity) => void,
  ) => Promise<SavedIdea | null>;
  /** Whether there was one to delete. */
  readonly delete: (userId: string, id: string) => Promise<boolean>;
}

export interface SavedIdeasService {
  readonly list: (userId: string, requester?: Requester) => Promise<SavedIdea[]>;
  /** @throws DomainError NOT_FOUND where the plan is not the owner's. */
  readonly create: (userId: string, input: SaveIdea) => Promise<SavedIdea>;
  readonly delete: (userId: string, id: string) => Promise<void>;
}

interface SavedIdeasDeps {
  readonly repo: SavedIdeasRepo;
  readonly newId: () => string;
}

/** The answer for what does not exist and for what is another account's. */
function ideaNotFound(): DomainError {
  return new DomainError('NOT_FOUND', ideaMessages.ideaNotFound);
}

function refuseBeyond({ count, bytes }: IdeasCapacity, own: number): void {
  const isFull = count >= limits.savedIdeasPerAccount;
  if (!isFull && bytes + own <= limits.savedIdeasBytes) return;
  const message = isFull ? ideaMessages.tooManyIdeas : ideaMessages.ideasTooLarge;
  throw new DomainError('BAD_REQUEST', message, { issues: [{ path: 'ideas', message }] });
}

/** The idea as it is kept; slides without a number take their place for one. */
function fieldsOf({ planId, title, description, content, slides }: SaveIdea): IdeaFields {
  return {
    planId: planId ?? null,
    title,
    description: description ?? null,
    content: content ?? null,
    slides: slides.map((slide, index) => ({ ...slide, number: slide.number ?? index + 1 })),
  };
}

/** Rules of the saved-idea calls. Source: docs/product/planner.md 4, 5. */
export function savedIdeasService({ repo, newId }: SavedIdeasDeps): SavedIdeasService {
  async function create(userId: string, input: SaveIdea): Promise<SavedIdea> {
    const fields = fieldsOf(input);
    if (fields.planId !== null && !isId(fields.planId)) throw planNotFound();
    const own = Buffer.byteLength(JSON.stringify(fields));
    const idea = await repo.insert(userId, newId(), fields, (ideas) => {
      refuseBeyond(ideas, own);
    });
    if (!idea) throw planNotFound();
    return idea;
  }

  async function remove(userId: string, id: string): Promise<void> {
    if (!isId(id) || !(await repo.delete(userId, id))) throw ideaNotFound();
  }

  return { list: repo.list, create, delete: remove };
}
