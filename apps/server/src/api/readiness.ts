import type { Readiness } from './app-context';

const answersWithin = 1_500;

export interface ReadinessSwitch extends Readiness {
  /** The tables are up to date: work may come. */
  readonly open: () => void;
  /** No more work: the server drains. */
  readonly close: () => void;
}

async function inTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, answersWithin);
  });
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
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
    isReady: async () => isOpen && (await inTime(ping())),
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
  };
}
