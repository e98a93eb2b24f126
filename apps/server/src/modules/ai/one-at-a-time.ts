import { aiTexts } from '@arrasta/contract';
import { DomainError } from '../../errors/domain-error';

/**
 * Lets an account have one generation at a time, whatever it generates: texts, pictures and decks
 * share one of these.
 */
export interface OneAtATime {
  /**
   * Begins a generation, so that a stream may hold it as long as it runs.
   * @returns ends it; to be called however it ended.
   * @throws DomainError TOO_MANY_REQUESTS while another one of that account is under way.
   */
  readonly begin: (userId: string) => () => void;
}

/** Of one process: with several instances an account may have one at each of them (decision 080). */
export function oneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return {
    begin(userId) {
      if (busy.has(userId)) {
        throw new DomainError('TOO_MANY_REQUESTS', aiTexts.alreadyRunning, { retryAfter: 5 });
      }
      busy.add(userId);
      let isOver = false;
      return () => {
        // Ended twice, it must not end the next one.
        if (!isOver) busy.delete(userId);
        isOver = true;
      };
    },
  };
}
