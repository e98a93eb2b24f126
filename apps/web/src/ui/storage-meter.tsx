import type { BudgetUse } from '@arrasta/contract';
import classes from './storage-meter.module.css';

/** From this share on a bar warns. */
export const nearlyFull = 0.9;

/** How much of a budget is used; null where there is no limit. */
export function usedShare({ used, allowed }: BudgetUse): number | null {
  if (allowed === null) return null;
  return allowed === 0 ? 1 : Math.min(1, used / allowed);
}

interface StorageMeterProps {
  readonly name: string;
  readonly use: BudgetUse;
  /** What is used, in words. */
  readonly messages: string;
  /** Of a row of a table: the name is not shown. */
  readonly isSmall?: boolean;
}

/** A bar of what is used of a budget. */
export function StorageMeter({ name, use, messages, isSmall = false }: StorageMeterProps) {
  const share = usedShare(use);
  return (
    <div className={classes.meter} data-small={isSmall || undefined}>
      <div className={classes.head}>
        {!isSmall && <span className={classes.name}>{name}</span>}
        <span className={classes.words}>{messages}</span>
      </div>
      {share !== null && (
        <div
          role="meter"
          className={classes.bar}
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={messages}
          data-full={share >= nearlyFull || undefined}
        >
          {share > 0 && <span style={{ width: `max(2px, ${String(share * 100)}%)` }} />}
        </div>
      )}
    </div>
  );
}
