import pTimeout from 'p-timeout';
import type { Readiness } from './app-context';

const answerTimeoutMs = 1_500;

export interface ReadinessSwitch extends Readiness {
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
