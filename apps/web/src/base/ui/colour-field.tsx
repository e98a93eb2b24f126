import { parseColour, type Colour } from '@arrasta/domain';
import { ColorPicker, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { fieldWords } from '../wording/background';
import classes from './colour-field.module.css';

function channel(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/** Hex as people write it, six capitals without the number sign; alpha is left out. */
function digitsOf({ red, green, blue }: Colour): string {
  return `${channel(red)}${channel(green)}${channel(blue)}`.toUpperCase();
}

interface ColourFieldProps {
  readonly label: string;
  /** In any notation that may be stored. */
  readonly value: string;
  /** Colours offered under the picker. */
  readonly swatches: readonly string[];
  /** Called with `#RRGGBB`. */
  readonly onChange: (value: string) => void;
}

function SwatchPicker({ label, value, swatches, onChange }: ColourFieldProps) {
  return (
    <Popover position="bottom-start" shadow="none" trapFocus withinPortal>
      <Popover.Target>
        <UnstyledButton
          className={classes.swatch}
          style={{ background: value }}
          aria-label={fieldWords.chooseColour(label)}
        />
      </Popover.Target>
      <Popover.Dropdown
        className={`${classes.picker ?? ''} on-raised`}
        aria-label={fieldWords.chooseColour(label)}
      >
        <ColorPicker
          format="hex"
          value={value}
          swatches={[...swatches]}
          saturationLabel={fieldWords.saturation}
          hueLabel={fieldWords.hue}
          onChange={onChange}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** A colour as swatch and hex; what is typed counts as soon as it is a colour. */
export function ColourField({ label, value, swatches, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const colour = parseColour(value);
  const digits = colour === null ? '' : digitsOf(colour);
  const isUnreadable = typed !== null && typed !== '' && parseColour(typed) === null;
  const change = (text: string) => {
    setTyped(text);
    const next = parseColour(text);
    // Three digits may be the beginning of six: they count once the field is left.
    if (next !== null && text.replace('#', '').length >= 6) onChange(`#${digitsOf(next)}`);
  };
  const leave = () => {
    const next = typed === null ? null : parseColour(typed);
    setTyped(null);
    if (next !== null && digitsOf(next) !== digits) onChange(`#${digitsOf(next)}`);
  };
  return (
    <TextInput
      label={label}
      value={typed ?? digits}
      error={isUnreadable && typed.length > 6 ? fieldWords.invalidColour : null}
      maxLength={22}
      spellCheck={false}
      autoComplete="off"
      classNames={{ input: classes.input }}
      leftSectionWidth={40}
      leftSection={
        <SwatchPicker
          label={label}
          value={`#${digits}`}
          swatches={swatches}
          onChange={(next) => {
            setTyped(null);
            onChange(next.toUpperCase());
          }}
        />
      }
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
