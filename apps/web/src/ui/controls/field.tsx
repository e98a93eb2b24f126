import { CircleAlert, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
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

export interface Segment {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** The icon alone is drawn; the label stays for screen readers and as tooltip. */
  readonly isIconOnly?: boolean;
}

interface SegmentedFieldProps {
  readonly label: string;
  /** Null where none of the segments is chosen. */
  readonly value: string | null;
  readonly segments: readonly Segment[];
  readonly onChange: (value: string) => void;
}

/** One of a few choices, all in view. */
export function SegmentedField({ label, value, segments, onChange }: SegmentedFieldProps) {
  const id = useId();
  return (
    <Field label={label} labelId={id}>
      <div className={classes.segments} role="radiogroup" aria-labelledby={id}>
        {segments.map(({ value: own, label: name, icon: Icon, isIconOnly = false }) => (
          <label key={own} className={classes.segment} title={isIconOnly ? name : undefined}>
            <input
              type="radio"
              name={id}
              aria-label={name}
              checked={own === value}
              onChange={() => onChange(own)}
            />
            {Icon !== undefined && <Icon size={16} strokeWidth={1.75} aria-hidden />}
            {!isIconOnly && name}
          </label>
        ))}
      </div>
    </Field>
  );
}
