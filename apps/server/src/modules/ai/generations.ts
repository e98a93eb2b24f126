import type { GenerationKind, GenerationOutcome } from '@arrasta/contract';
import { toErrorResponse } from '../../kernel/errors/error-response';
import { DomainError } from '../../kernel/errors/domain-error';
import type { PerUserLock } from './per-user-lock';
import { startMeter, type Meter, type ModelNames, type Models } from './usage/meter';
import type { UsageLog } from './usage/usage';

/** What is generated for whom. */
export interface GenerationJob {
  readonly userId: string;
  readonly kind: GenerationKind;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/**
 * Everything that is generated goes through here, for only here are there models to ask: one thing
 * of an account at a time, and what it took is kept, however it ended. The keeping is waited for by
 * nobody and fails nothing.
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
  /** Is told why something could not be kept. */
  readonly onUnkept: (error: unknown) => void;
  readonly now: () => Date;
}

/** Given up by whoever asked for it, or ended because they may not have it any more (decision 090). */
function withoutAnybody({ signal }: GenerationJob): GenerationOutcome {
  return signal.reason instanceof DomainError ? signal.reason.code : 'cancelled';
}

function outcomeOf(error: unknown, job: GenerationJob): GenerationOutcome {
  if (job.signal.aborted) return withoutAnybody(job);
  const { code, used } = toErrorResponse(error);
  // QUOTA_EXCEEDED is shown as the provider's credit; here it is the account's own room.
  return code === 'QUOTA_EXCEEDED' && used !== undefined ? 'PAYLOAD_TOO_LARGE' : code;
}

/** Generations that are counted. Source: decisions 080, 088. */
export function generations(deps: Deps): Generations {
  const { userLock, usage, onUnkept } = deps;

  async function keep({ userId, kind }: GenerationJob, meter: Meter, outcome: GenerationOutcome) {
    const taken = meter.read(outcome);
    try {
      if (taken !== null) await usage.keep({ userId, kind, ...taken });
    } catch (error) {
      onUnkept(error);
    }
  }

  async function begun(job: GenerationJob) {
    const end = await userLock.begin(job.userId);
    const meter = startMeter(deps.models, deps.names, deps.now);
    let isOver = false;
    const over = (outcome: GenerationOutcome) => {
      if (isOver) return;
      isOver = true;
      end();
      void keep(job, meter, outcome);
    };
    return { models: meter.models, over };
  }

  return {
    async run(job, work) {
      const { models, over } = await begun(job);
      try {
        const answer = await work(models);
        over('ok');
        return answer;
      } catch (error) {
        over(outcomeOf(error, job));
        throw error;
      }
    },

    async *stream(job, work) {
      const { models, over } = await begun(job);
      try {
        const last = yield* work(models);
        over('ok');
        yield last;
      } catch (error) {
        over(outcomeOf(error, job));
        throw error;
      } finally {
        // Where nobody reads to the end.
        over(withoutAnybody(job));
      }
    },
  };
}
