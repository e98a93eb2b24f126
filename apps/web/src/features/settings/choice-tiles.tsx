import { useId } from 'react';
import classes from './settings.module.css';

interface ChoiceTilesProps {
  readonly label: string;
  readonly value: string;
  /** Name of each choice, by its value. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

/** One of a few choices, each a tile. */
export function ChoiceTiles({ label, value, choices, onChange }: ChoiceTilesProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <div className={classes.tiles}>
        {Object.entries(choices).map(([own, name]) => (
          <label key={own} className={classes.tile}>
            <input type="radio" name={id} checked={own === value} onChange={() => onChange(own)} />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
