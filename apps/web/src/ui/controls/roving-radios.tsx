import { UnstyledButton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './roving-radios.module.css';

interface Choice<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly content: ReactNode;
}

interface RovingRadiosProps<Key extends string> {
  readonly label: string;
  readonly columns: number;
  readonly className: string | undefined;
  readonly choices: readonly Choice<Key>[];
  readonly chosen: Key | null;
  readonly onChoose: (key: Key) => void;
}

/** How far each key moves the focus in a grid of so many columns. */
function stepOf(key: string, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return steps[key] ?? 0;
}

/**
 * A grid of choices with one stop for Tab: arrows move the focus, Enter and Space choose, so that
 * walking through fifty palettes leaves no fifty steps of undo.
 */
export function RovingRadios<Key extends string>(props: RovingRadiosProps<Key>) {
  const { label, columns, className, choices, chosen, onChoose } = props;
  const [focused, setFocused] = useState<Key | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const stop = focused ?? chosen ?? choices[0]?.key;
  const move = (event: KeyboardEvent) => {
    const step = stepOf(event.key, columns);
    const from = choices.findIndex(({ key }) => key === stop);
    const next = choices[from + step];
    if (step === 0) return;
    // The editor's own arrow keys change slides.
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) return;
    setFocused(next.key);
    group.current?.querySelectorAll<HTMLElement>('[role=radio]')[from + step]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={className} onKeyDown={move}>
      {choices.map(({ key, label: name, content }) => (
        <UnstyledButton
          key={key}
          role="radio"
          aria-checked={key === chosen}
          aria-label={name}
          title={name}
          tabIndex={key === stop ? 0 : -1}
          className={classes.choice}
          onFocus={() => setFocused(key)}
          onBlur={() => setFocused(null)}
          onClick={() => onChoose(key)}
        >
          {content}
        </UnstyledButton>
      ))}
    </div>
  );
}
