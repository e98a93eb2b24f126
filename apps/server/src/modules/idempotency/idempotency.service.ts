import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { requestLimits } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';

/** An answer as it can be given again. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | null;
}

/** Account, method, path. Source: docs/product/api.md 15. */
export interface IdempotencyScope {
  readonly userId: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
}

export interface IdempotencyRecord {
  readonly bodyHash: string;
  readonly createdAt: Date;
  /** Null while the first request is running. */
  readonly answer: KeptAnswer | null;
}

export interface IdempotencyRepo {
  /** False where the key is already in use. */
  readonly begin: (scope: IdempotencyScope, bodyHash: string, now: Date) => Promise<boolean>;
  readonly find: (scope: IdempotencyScope) => Promise<IdempotencyRecord | null>;
  readonly forget: (scope: IdempotencyScope, createdAt: Date) => Promise<void>;
  /** Forgets an attempt that has kept no answer. */
  readonly forgetUnanswered: (scope: IdempotencyScope, createdAt: Date) => Promise<void>;
  readonly deleteOlderThan: (time: Date) => Promise<void>;
}

/** What creates something, and the answer that the created thing becomes. */
export interface Create<Created> {
  readonly work: () => Promise<Created>;
  readonly answerOf: (created: Created) => KeptAnswer;
}

export interface IdempotencyService {
  /**
   * Creates once for each key, and gives the answer again to every repetition. The work keeps the
   * answer by `keepAnswer` in the transaction that creates.
   */
  readonly once: <Created>(
    scope: IdempotencyScope,
    body: unknown,
    create: Create<Created>,
  ) => Promise<KeptAnswer>;
}

/** A create under a key that is being worked on. */
export interface CreateUnderKey {
  readonly scope: IdempotencyScope;
  /** When this attempt began; a later one under the same key has another time. */
  readonly begunAt: Date;
  readonly answerOf: (created: never) => KeptAnswer;
}

const underKey = new AsyncLocalStorage<CreateUnderKey>();

/** The create that the running code belongs to; undefined for a call without a key. */
export const createUnderKey = (): CreateUnderKey | undefined => underKey.getStore();

export const stillUnderWay = 'O mesmo pedido ainda está em andamento.';

interface Deps {
  readonly repo: IdempotencyRepo;
  readonly now: () => Date;
  /** Of the installation: a body may hold a password, and its bare hash would be guessed at. */
  readonly secret: string;
}

const minute = 60_000;
/** A first request that has not answered by then died with its process. */
const abandonedAfter = 2 * minute;
const retentionMs = requestLimits.idempotencyHours * 60 * minute;

const keyPattern = new RegExp(`^[\\x21-\\x7e]{1,${String(requestLimits.idempotencyKey)}}$`);

/** The same for the same fields, in whichever order they were sent. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields);
}

function hmacOf(body: unknown, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(body ?? null, sortKeys))
    .digest('hex');
}

/** Source: docs/product/api.md 15. */
export function idempotencyService({ repo, now, secret }: Deps): IdempotencyService {
  const ageOf = (record: IdempotencyRecord) => now().getTime() - record.createdAt.getTime();
  const isSpent = (record: IdempotencyRecord) =>
    ageOf(record) > (record.answer ? retentionMs : abandonedAfter);

  function answerAgain(record: IdempotencyRecord, bodyHash: string): KeptAnswer {
    if (record.bodyHash !== bodyHash) {
      throw new DomainError('UNPROCESSABLE_CONTENT', 'Esta chave já foi usada com outro pedido.');
    }
    if (!record.answer) throw new DomainError('CONFLICT', stillUnderWay);
    return record.answer;
  }

  async function createUnder<Created>(
    scope: IdempotencyScope,
    begunAt: Date,
    { work, answerOf }: Create<Created>,
  ): Promise<KeptAnswer> {
    try {
      return answerOf(await underKey.run({ scope, begunAt, answerOf }, work));
    } catch (error) {
      // Where only the word of the commit was lost, the answer is there, and stays.
      await repo.forgetUnanswered(scope, begunAt).catch(() => undefined);
      throw error;
    }
  }

  return {
    async once(scope, body, create) {
      if (!keyPattern.test(scope.key))
        throw new DomainError('BAD_REQUEST', 'Idempotency-Key inválida');
      const bodyHash = hmacOf(body, secret);
      const begunAt = now();
      if (await repo.begin(scope, bodyHash, begunAt)) return createUnder(scope, begunAt, create);
      const record = await repo.find(scope);
      if (record && !isSpent(record)) return answerAgain(record, bodyHash);
      if (record) await repo.forget(scope, record.createdAt);
      if (await repo.begin(scope, bodyHash, begunAt)) return createUnder(scope, begunAt, create);
      throw new DomainError('CONFLICT', stillUnderWay);
    },
  };
}
