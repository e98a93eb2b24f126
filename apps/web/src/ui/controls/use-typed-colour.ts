import type { Colour } from '@arrasta/domain';
import { useState, type KeyboardEvent } from 'react';
import { colourText, hexOf, storedColour } from './colour-text';

export interface ColourChange {
  /** What is drawn; null where nothing is. */
  readonly value: Colour | null;
  /** What no colour is called; left out where there must be one. */
  readonly none?: string;
  /** Whether a colour may be seen through. */
  readonly withAlpha?: boolean;
  /** The colour as it is stored, or null to take it away. */
  readonly onChange: (colour: string | null) => void;
}

/** What a typed text would be stored as; undefined where it is no colour. */
function meantBy(
  text: string,
  { none, withAlpha = false }: ColourChange,
): string | null | undefined {
  if (text.trim() === '' && none !== undefined) return null;
  return storedColour(text, withAlpha) ?? undefined;
}

/**
 * What is typed into a colour field: it counts on Enter and blur, Escape takes it back, and what is
 * no colour stays to be corrected. A colour that comes from elsewhere takes its place.
 */
export function useTypedColour(change: ColourChange) {
  const { value, onChange } = change;
  const before = value === null ? '' : hexOf(value);
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const [isFocused, setFocused] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const own = typed?.over === before ? typed.text : null;
  const meant = own === null ? undefined : meantBy(own, change);
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
  const shown = value === null || isFocused ? before : colourText(value);
  return {
    /** Null while the field shows what is stored. */
    own,
    isInvalid: isRefused && own !== null && meant === undefined,
    forget,
    input: {
      value: own ?? shown,
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
