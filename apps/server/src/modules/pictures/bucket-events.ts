import { onceAMinute } from '../../kernel/errors/error-reporter';

export type BucketOperation = 'read' | 'write' | 'remove';

/** How it ended: `missing` and `damaged` mean a picture lost, `refused` mostly the settings. */
export type BucketOutcome = 'done' | 'missing' | 'damaged' | 'refused' | 'failed' | 'late';

/** Something that the bucket was asked. */
export interface BucketEvent {
  readonly operation: BucketOperation;
  readonly outcome: BucketOutcome;
  readonly seconds: number;
  /** Why it was not done; null where it was. Nothing of the keys stands in it. */
  readonly reason: Error | null;
}

/** Whoever listens is told of everything from now on. */
export type ListenToBucket = (listener: (event: BucketEvent) => void) => void;

/** Tells of failures: of the first, and once a minute while there are more, of the last. */
export function tellOfFailures(
  listen: ListenToBucket,
  tell: (event: BucketEvent, failures: number) => void,
): void {
  let failures = 0;
  const isTime = onceAMinute();
  listen((event) => {
    if (event.reason === null) return;
    failures += 1;
    if (!isTime()) return;
    tell(event, failures);
    failures = 0;
  });
}
