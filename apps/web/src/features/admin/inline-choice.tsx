import { ChevronDown } from 'lucide-react';
import classes from './inline-choice.module.css';

interface InlineChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly disabled: boolean;
  /** Drawn as plain words: there is a choice, but not for this person. */
  readonly isPlain?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** One of a few values, chosen in the row itself. */
export function InlineChoice<Value extends string>(props: InlineChoiceProps<Value>) {
  const { label, value, values, disabled, isPlain = false, onChoose } = props;
  const choose = (text: string) => {
    const chosen = values.find((one) => one === text);
    if (chosen !== undefined) onChoose(chosen);
  };
  return (
    <span className={classes.choice} data-plain={isPlain || undefined}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
