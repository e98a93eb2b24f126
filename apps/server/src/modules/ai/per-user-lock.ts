import { randomUUID } from 'node:crypto';
import { aiMessages } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';

/**
 * Lets an account have one generation at a time, whatever it generates: texts, pictures and decks
 * share one of these.
 */
export interface PerUserLock {
  /**
   * Begins a generation, so that a stream may hold it as long as it runs.
   * @returns ends it; to be called however it ended.
   * @throws DomainError TOO_MANY_REQUESTS while another one of that account is under way.
   */
  readonly begin: (userId: string) => Promise<() => void>;
}

/** What one instance has at a time, until it gives it back or is heard of no more. */
export interface Leases {
  /**
   * Takes it, or goes on having it.
   * @returns false while another holder has it. Rejects where nobody can say.
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
export function perUserLock(leases?: Leases, lease = defaultLeaseMs): PerUserLock {
  const busy = new Set<string>();

  async function isHeldByOther(userId: string, holder: string): Promise<boolean> {
    const isOurs = (await leases?.acquire(userId, holder, lease).catch(() => true)) ?? true;
    return !isOurs;
  }

  return {
    async begin(userId) {
      if (busy.has(userId)) throw alreadyRunning();
      busy.add(userId);
      const holder = randomUUID();
      if (await isHeldByOther(userId, holder)) {
        busy.delete(userId);
        throw alreadyRunning();
      }
      const renewing = setInterval(() => void isHeldByOther(userId, holder), lease / 3);
      let isOver = false;
      return () => {
        // Ended twice, it must not end the next one.
        if (isOver) return;
        isOver = true;
        clearInterval(renewing);
        busy.delete(userId);
        // What is not given back ends by itself.
        void leases?.release(userId, holder).catch(() => undefined);
      };
    },
  };
}
