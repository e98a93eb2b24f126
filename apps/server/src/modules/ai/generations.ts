import { randomUUID } from 'node:crypto';
import { type GenerationKind, type GenerationOutcome, aiMessages } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RateLimits } from '../../kernel/security/rate-limits';
import type { AiPreferences, SettingsService } from '../settings/settings.service';
import { toErrorResponse } from '../../kernel/errors/error-response';
import {
  startMeter,
  type Meter,
  type ModelNames,
  type Models,
  type UsageLog,
} from './usage/usage.service';

/**
 * Lets an account have one generation at a time, whatever it generates: texts, pictures and decks
 * share one of these.
 */
interface PerUserLock {
  /**
   * Begins a generation, so that a stream may hold it as long as it runs.
   * @returns ends it; to be called however it ended.
   * @throws DomainError TOO_MANY_REQUESTS while another one of that account is under way.
   */
  readonly begin: (userId: string) => Promise<() => void>;
}

/** A lock that one instance holds at a time, until it releases it or stops renewing it. */
export interface Leases {
  /**
   * Acquires or renews it.
   * @returns false while another holder has it. Rejects where that cannot be found out.
   */
  readonly acquire: (key: string, holder: string, milliseconds: number) => Promise<boolean>;
  readonly release: (key: string, holder: string) => Promise<void>;
}

/** In ms: how long an account is kept waiting by an instance that died. */
const defaultLeaseMs = 15_000;

const alreadyRunning = () =>
  new DomainError('TOO_MANY_REQUESTS', aiMessages.alreadyRunning, { retryAfter: 5 });

/**
 * Of one process, and of all that share the leases. While those cannot be asked, each process knows
 * of its own alone. Source: decisions 080, 090.
 */
export function perUserLock(leases?: Leases, leaseMs = defaultLeaseMs): PerUserLock {
  const busy = new Set<string>();

  /** Begins the lease or makes it longer; false where another process has it. */
  async function acquireLease(userId: string, holder: string): Promise<boolean> {
    return (await leases?.acquire(userId, holder, leaseMs).catch(() => true)) ?? true;
  }

  return {
    async begin(userId) {
      if (busy.has(userId)) throw alreadyRunning();
      busy.add(userId);
      const holder = randomUUID();
      if (!(await acquireLease(userId, holder))) {
        busy.delete(userId);
        throw alreadyRunning();
      }
      const renewing = setInterval(() => void acquireLease(userId, holder), leaseMs / 3);
      let isOver = false;
      return () => {
        // Ended twice, it must not end the next one.
        if (isOver) return;
        isOver = true;
        clearInterval(renewing);
        busy.delete(userId);
        // A lock that is not released expires.
        void leases?.release(userId, holder).catch(() => undefined);
      };
    },
  };
}

/** What everything that is generated asks before it begins. */
export interface AiAccessDeps {
  readonly settings: Pick<SettingsService, 'aiPreferences'>;
  readonly limits: RateLimits;
  /** Whether the provider's server wants a key. */
  readonly requiresKey: boolean;
}

/**
 * Lets an account generate something, which counts as one.
 * @param tempApiKey wins over the stored key for this call. Source: docs/product/generation.md 1.
 * @returns its preferences, with the key to be used.
 * @throws DomainError NEEDS_API_KEY, TOO_MANY_REQUESTS.
 */
export async function requireAiAccess(
  { settings, limits, requiresKey }: AiAccessDeps,
  userId: string,
  tempApiKey?: string | null,
): Promise<AiPreferences> {
  const preferences = await settings.aiPreferences(userId);
  const apiKey = tempApiKey ?? preferences.apiKey;
  if (apiKey === null && requiresKey) throw new DomainError('NEEDS_API_KEY', '');
  await limits.consume('generation', userId);
  return { ...preferences, apiKey };
}

/** What is generated for whom. */
interface GenerationJob {
  readonly userId: string;
  readonly kind: GenerationKind;
  /** Cancels it. */
  readonly signal: AbortSignal;
}

/**
 * Everything that is generated goes through here, for only here are there models to ask: one thing
 * of an account at a time, and what it took is stored, however it ended. No call waits for the
 * storing or fails because of it.
 * @throws DomainError TOO_MANY_REQUESTS while another one of that account is under way.
 */
export interface Generations {
  /** What ends with its answer. */
  readonly run: <Answer>(
    job: GenerationJob,
    work: (models: Models) => Promise<Answer>,
  ) => Promise<Answer>;
  /** What comes in pieces; the last one is what the work returns, and then it is whole. */
  readonly stream: <Piece>(
    job: GenerationJob,
    work: (models: Models) => AsyncGenerator<Piece, Piece, undefined>,
  ) => AsyncGenerator<Piece, void, undefined>;
}

interface Deps {
  readonly userLock: PerUserLock;
  readonly models: Models;
  readonly names: ModelNames;
  readonly usage: UsageLog;
  /** Called with the reason why something could not be stored. */
  readonly onUsageError: (error: unknown) => void;
  readonly now: () => Date;
}

/** Cancelled by its caller, or ended because the caller lost the right to it (decision 090). */
function abortOutcome({ signal }: GenerationJob): GenerationOutcome {
  return signal.reason instanceof DomainError ? signal.reason.code : 'cancelled';
}

function outcomeOf(error: unknown, job: GenerationJob): GenerationOutcome {
  if (job.signal.aborted) return abortOutcome(job);
  const { code, used } = toErrorResponse(error);
  // QUOTA_EXCEEDED is shown as the provider's credit; here it is the account's own storage.
  return code === 'QUOTA_EXCEEDED' && used !== undefined ? 'PAYLOAD_TOO_LARGE' : code;
}

/** Generations that are counted. Source: decisions 080, 088. */
export function generations(deps: Deps): Generations {
  const { userLock, usage, onUsageError } = deps;

  async function keep({ userId, kind }: GenerationJob, meter: Meter, outcome: GenerationOutcome) {
    const reading = meter.read(outcome);
    try {
      if (reading !== null) await usage.keep({ userId, kind, ...reading });
    } catch (error) {
      onUsageError(error);
    }
  }

  async function begin(job: GenerationJob) {
    const end = await userLock.begin(job.userId);
    const meter = startMeter(deps.models, deps.names, deps.now);
    let isOver = false;
    const finish = (outcome: GenerationOutcome) => {
      if (isOver) return;
      isOver = true;
      end();
      void keep(job, meter, outcome);
    };
    return { models: meter.models, finish };
  }

  return {
    async run(job, work) {
      const { models, finish } = await begin(job);
      try {
        const answer = await work(models);
        finish('ok');
        return answer;
      } catch (error) {
        finish(outcomeOf(error, job));
        throw error;
      }
    },

    async *stream(job, work) {
      const { models, finish } = await begin(job);
      try {
        const last = yield* work(models);
        finish('ok');
        yield last;
      } catch (error) {
        finish(outcomeOf(error, job));
        throw error;
      } finally {
        // Where the reader stops early.
        finish(abortOutcome(job));
      }
    },
  };
}
