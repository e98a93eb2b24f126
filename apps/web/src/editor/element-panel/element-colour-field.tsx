import { besideColour, parseColour, setElementStyle, type Element } from '@arrasta/domain';
import { isSameColour } from '@arrasta/palettes';
import type { DrawnStyle } from '@arrasta/slide-renderer';
import { ColourField } from '../../ui/controls/colour-field';
import { elementStyleMessages } from '../../messages/element-style';
import { dispatch, useSession } from '../store/editor-store';
import { useOwnColours } from '../store/own-colours';
import type { FieldProps } from './kind-fields';

type ColourName = 'color' | 'backgroundColor' | 'borderColor';

function labelOf(name: ColourName, { type }: Element): string {
  const isFigure = type === 'icon' || type === 'shape' || type === 'divider';
  return name === 'color' && isFigure ? elementStyleMessages.iconColor : elementStyleMessages[name];
}

function drawnColour(name: ColourName, { style }: Element, drawn: DrawnStyle) {
  if (name === 'borderColor') return parseColour(style.borderColor ?? '') ?? drawn.color;
  return drawn[name];
}

/** A list without a ground of its own has the theme's, so that none must be said. */
function emptyBackground({ type }: Element): string | null {
  return type === 'list' ? 'transparent' : null;
}

/**
 * What is stored of a chosen colour. A subtitle in exactly the text colour means "as the theme has
 * it" (decisions 021, 026); who chooses that colour by hand means the colour.
 */
function storedColour(name: ColourName, { type }: Element, colour: string, textColour: string) {
  const [chosen, role] = [parseColour(colour), parseColour(textColour)];
  const isSame = chosen !== null && role !== null && isSameColour(chosen, role);
  const isRole = name === 'color' && type === 'subtitle' && isSame;
  return isRole ? besideColour(colour) : colour;
}

/** One of an element's colours; taken away, the theme decides or there is none. */
export function ElementColourField({ name, element, drawn }: FieldProps & { name: ColourName }) {
  const own = useOwnColours();
  const textColour = useSession(({ state }) => state.deck.carousel.accentColor);
  const isBackground = name === 'backgroundColor';
  return (
    <ColourField
      label={labelOf(name, element)}
      value={drawnColour(name, element, drawn)}
      own={own}
      none={isBackground ? elementStyleMessages.none : elementStyleMessages.auto}
      withAlpha={isBackground}
      onChange={(colour) => {
        const none = isBackground ? emptyBackground(element) : null;
        const value = colour === null ? none : storedColour(name, element, colour, textColour);
        dispatch(setElementStyle(element.id, { [name]: value }));
      }}
    />
  );
}
