import pTimeout from 'p-timeout';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isOverHttps } from '../kernel/config/config';
import type { ConnectionCounts } from '../kernel/database/database';
import type { ExportsService } from '../modules/exports/exports.service';
import type { IdempotencyService } from '../modules/idempotency/idempotency.service';
import type { OwnDataService } from '../modules/account/own-data.service';
import type { ListenToBucket } from '../modules/images/image-objects';
import { type SessionsRepo, requestSession } from '../modules/sessions/sessions';
import type { Services, CallContext } from '../kernel/procedures/call-context';
import type { ErrorReporter } from '../kernel/errors/error-reporter';
import type { BodyPacing } from './http/large-bodies';
import { requesterOf } from './http/answer-shares';
import { originOf } from '../kernel/http';

/** Whether the server may be given work. */
export interface Readiness {
  /** False until the tables are up to date, and again while the server drains. */
  readonly isOpen: () => boolean;
  /** Whether what is written finds room on the disk. */
  readonly hasFreeSpace: () => boolean;
  /** Open, and the database answers now. */
  readonly isReady: () => Promise<boolean>;
}

/** Everything the web server is made of; made in one place, replaceable in tests. */
export interface AppContext {
  readonly config: Pick<
    Config,
    | 'sessionSecret'
    | 'encryptionKeys'
    | 'publicUrl'
    | 'trustProxy'
    | 'logLevel'
    | 'links'
    | 'imageProxyAllowHosts'
    | 'rateLimit'
    | 'ai'
    | 'imageModel'
    | 'imageSearch'
    | 'browser'
    | 'metricsToken'
    | 'accountStorage'
  >;
  /** Mean delay of the event loop, in milliseconds, beyond which requests get 503; 0 for never. */
  readonly overloadDelay: number;
  readonly bodyPacing: BodyPacing;
  /** Milliseconds that an address waits for what it is refused again and again; 0 for never. */
  readonly refusalDelayMs: number;
  /** Calls that are worked on at once before the next get 503. */
  readonly maxInFlight: number;
  readonly services: Services;
  readonly exports: ExportsService;
  readonly ownData: OwnDataService;
  readonly sessions: SessionsRepo;
  readonly idempotency: IdempotencyService;
  readonly readiness: Readiness;
  readonly connections: () => ConnectionCounts | null;
  /** Absent: pictures are in no bucket. */
  readonly listenToBucket: ListenToBucket | undefined;
  readonly errorReporter: ErrorReporter;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Folder of the built web app; absent: the API alone. */
  readonly webFolder: string | undefined;
}

const answerTimeoutMs = 1_500;

interface ReadinessSwitch extends Readiness {
  /** The tables are up to date: work may come. */
  readonly open: () => void;
  /** No more work: the server drains. */
  readonly close: () => void;
}

async function answersInTime(work: Promise<void>): Promise<boolean> {
  const answer = work.then(
    () => true,
    () => false,
  );
  return pTimeout(answer, { milliseconds: answerTimeoutMs, fallback: () => false });
}

/** @param hasFreeSpace whether what is written finds room; always, where others see to that. */
export function readinessSwitch(
  ping: () => Promise<void>,
  hasFreeSpace: () => boolean = () => true,
): ReadinessSwitch {
  let isOpen = false;
  return {
    isOpen: () => isOpen,
    hasFreeSpace,
    isReady: async () => isOpen && (await answersInTime(ping())),
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
  };
}

/** What a procedure is given for this request. */
export function callContext(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppContext,
): CallContext {
  return {
    identity: request.identity,
    origin: originOf(request),
    session: requestSession(request, reply, context.sessions, {
      now: context.now,
      secure: isOverHttps(context.config),
    }),
    services: context.services,
    requester: requesterOf(request, reply),
    isAccountDeleted: (id) => context.services.accounts.isDeleted(id),
  };
}
