import type { Color } from '@arrasta/domain';
import { UnstyledButton } from '@mantine/core';
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { colorText, hexOf, storedColor, type NamedColor } from './color-text';
import { createAheadLoader } from '../../loading/chunk-loader';
import { controlMessages } from '../../messages/controls';
import classes from './controls.module.css';
import { Field } from './field';
import { PopupButton } from './popup-button';
import { editorUndoField } from './control-props';

interface ColorChange {
  /** What is drawn; null where nothing is. */
  readonly value: Color | null;
  /** What no colour is called; left out where there must be one. */
  readonly none?: string;
  /** Whether a colour may be seen through. */
  readonly withAlpha?: boolean;
  /** The colour as it is stored, or null to take it away. */
  readonly onChange: (color: string | null) => void;
}

/** What a typed text would be stored as; undefined where it is no colour. */
function toStoredColor(
  text: string,
  { none, withAlpha = false }: ColorChange,
): string | null | undefined {
  if (text.trim() === '' && none !== undefined) return null;
  return storedColor(text, withAlpha) ?? undefined;
}

/**
 * What is typed into a colour field: it counts on Enter and blur, Escape takes it back, and what is
 * no colour stays to be corrected. A colour that comes from elsewhere takes its place.
 */
function useTypedColor(change: ColorChange) {
  const { value, onChange } = change;
  const before = value === null ? '' : hexOf(value);
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const own = typed?.over === before ? typed.text : null;
  const meant = own === null ? undefined : toStoredColor(own, change);
  const forget = () => {
    setTyped(null);
    setRefused(false);
  };
  const keep = () => {
    if (own === null) return;
    setRefused(meant === undefined);
    if (meant === undefined) return;
    forget();
    if (meant !== `#${before}`) onChange(meant);
  };
  const shownText = value === null || isFocused ? before : colorText(value);
  return {
    /** Null while the field shows what is stored. */
    own,
    isInvalid: isRefused && own !== null && meant === undefined,
    forget,
    input: {
      value: own ?? shownText,
      onFocus: () => setFocused(true),
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        setTyped({ over: before, text: currentTarget.value }),
      onBlur: () => {
        setFocused(false);
        keep();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') keep();
        if (event.key !== 'Escape' || own === null) return;
        event.stopPropagation();
        forget();
      },
    },
  };
}

const choice = createAheadLoader(async () => (await import('./color-popover')).ColorPopover);

interface ColorFieldProps extends ColorChange {
  readonly label: string;
  /** The colours of the carousel. */
  readonly own: readonly NamedColor[];
}

function SwatchButton(props: ColorFieldProps) {
  const { label, value } = props;
  const swatch = value === null ? 'transparent' : `#${hexOf(value)}`;
  const button = (
    <UnstyledButton
      className={classes.swatchButton}
      aria-label={controlMessages.chooseColor(label)}
    >
      <span className={classes.swatch} style={{ '--swatch': swatch } as CSSProperties} />
    </UnstyledButton>
  );
  return (
    <PopupButton kind="dialog" loader={choice} button={button}>
      {(Choice, place) => <Choice {...place} {...props} />}
    </PopupButton>
  );
}

/**
 * Swatch and hex of a colour, which may be seen through or not be there at all where that is said;
 * the swatch opens the carousel's colours, the palettes and a picker.
 */
export function ColorField(props: ColorFieldProps) {
  const { label, none, onChange } = props;
  const id = useId();
  const { own, isInvalid, forget, input } = useTypedColor(props);
  const choose = (color: string | null) => {
    forget();
    onChange(color);
  };
  return (
    <Field label={label} labelId={id} error={isInvalid ? controlMessages.colorInvalid : null}>
      <div className={classes.color} data-invalid={isInvalid || undefined}>
        <SwatchButton {...props} onChange={choose} />
        <input
          className={classes.hex}
          aria-labelledby={id}
          aria-invalid={isInvalid}
          spellCheck={false}
          autoComplete="off"
          maxLength={40}
          placeholder={none ?? ''}
          data-mantine-stop-propagation={own !== null}
          {...input}
          {...(own === null && editorUndoField)}
        />
      </div>
    </Field>
  );
}
