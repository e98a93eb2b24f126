import type { Colour } from '@arrasta/domain';
import { Popover, UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { controlWords } from '../../wording/controls';
import { colourText, hexOf, storedColour } from './colour-text';
import classes from './controls.module.css';
import { Field } from './field';
import type { NamedColour } from './named-colour';

const ColourChoice = lazy(async () => ({
  default: (await import('./colour-choice')).ColourChoice,
}));

interface OptionalColourFieldProps {
  readonly label: string;
  /** What is drawn; null where nothing is. */
  readonly value: Colour | null;
  /** The colours of the carousel. */
  readonly own: readonly NamedColour[];
  /** What the button that takes the colour away is called; left out where one must be. */
  readonly none?: string;
  /** Whether a colour may be seen through. */
  readonly withAlpha?: boolean;
  /** The colour as it is stored, or null to take it away. */
  readonly onChange: (colour: string | null) => void;
}

/** What is typed into the field counts on Enter and blur; Escape takes it back. */
function useTyped({ value, none, onChange }: OptionalColourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const keep = () => {
    const stored = typed === null ? null : storedColour(typed);
    const isCleared = typed?.trim() === '' && none !== undefined;
    setTyped(null);
    if (typed === null || (value !== null && typed === hexOf(value))) return;
    setError(stored === null && !isCleared ? controlWords.colourInvalid : null);
    if (stored !== null || isCleared) onChange(stored);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') keep();
    if (event.key !== 'Escape' || typed === null) return;
    event.stopPropagation();
    setTyped(null);
  };
  return { typed, setTyped, error, setError, keep, onKeyDown };
}

/**
 * Swatch and hex of a colour that may be seen through or not be there at all; the swatch opens the
 * carousel's colours, the palettes and a picker.
 */
export function OptionalColourField(props: OptionalColourFieldProps) {
  const { label, value, none, onChange } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { typed, setTyped, error, setError, keep, onKeyDown } = useTyped(props);
  const swatch = value === null ? 'transparent' : `#${hexOf(value)}`;
  const choose = (colour: string | null) => {
    setError(null);
    onChange(colour);
  };
  return (
    <Field label={label} labelId={id} error={error}>
      <Popover
        opened={open}
        onChange={setOpen}
        position="bottom-start"
        width={248}
        offset={6}
        shadow="none"
        trapFocus
        returnFocus
        classNames={{ dropdown: `${classes.dropdown ?? ''} on-raised` }}
      >
        <div className={classes.colour}>
          <Popover.Target>
            <UnstyledButton
              className={classes.swatchButton}
              aria-label={controlWords.chooseColour(label)}
              onClick={() => setOpen(!open)}
            >
              <span className={classes.swatch} style={{ '--swatch': swatch } as CSSProperties} />
            </UnstyledButton>
          </Popover.Target>
          <input
            className={classes.hex}
            aria-labelledby={id}
            spellCheck={false}
            autoComplete="off"
            maxLength={40}
            placeholder={none ?? ''}
            value={typed ?? (value === null ? '' : colourText(value))}
            onFocus={() => setTyped(value === null ? '' : hexOf(value))}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={keep}
            onKeyDown={onKeyDown}
            data-mantine-stop-propagation={typed !== null}
          />
        </div>
        <Popover.Dropdown aria-label={controlWords.chooseColour(label)}>
          <Suspense fallback={<div style={{ height: 320 }} />}>
            <ColourChoice {...props} onChange={choose} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
    </Field>
  );
}
