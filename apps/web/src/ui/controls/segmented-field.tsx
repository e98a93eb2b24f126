import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import classes from './controls.module.css';
import { Field } from './field';

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
