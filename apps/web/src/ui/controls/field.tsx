import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './controls.module.css';

interface FieldProps {
  readonly label: string;
  /** Id of the words above the control, for `aria-labelledby`. */
  readonly labelId: string;
  /** At the right of the label: the value of a slider, a hint. */
  readonly aside?: ReactNode;
  readonly error?: string | null;
  readonly children: ReactNode;
}

/** A control of a panel with its name above and what is wrong with it below. */
export function Field({ label, labelId, aside, error = null, children }: FieldProps) {
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <span id={labelId} className={classes.label}>
          {label}
        </span>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </div>
      {children}
      {error !== null && (
        <p className={classes.error} role="alert">
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
