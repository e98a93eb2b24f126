import { type Element, type ElementStyle, linesOf, listItemsOf } from '@arrasta/domain';
import { type Colour, isSameColour, parseColour, withAlpha } from '@arrasta/palettes';
import type { ListToDraw, Scene } from '../context';
import { iconNamed } from '../icons/icon';
import { textStyle } from '../text/text-style';
import { ownBox } from './box-style';
import type { ElementProps } from './element-props';

const spacings = { 'space-y-1': 4, 'space-y-2': 8, 'space-y-3': 12, 'space-y-4': 16 } as const;

/** The primary colour at 10 % is what every list is given, and so the theme's to draw. */
function backgroundOf({ style }: Element, { palette }: Scene): Colour | null {
  const stored = style.backgroundColor === undefined ? null : parseColour(style.backgroundColor);
  if (stored === null || isSameColour(stored, withAlpha(palette.primary, 0.1))) return null;
  return stored;
}

/** The spacing every list is given, and so the theme's to draw. */
const defaultSpacing = 'space-y-2';

/** Between items in px; null where the theme decides. */
export function listSpacing({ listSpacing: step }: ElementStyle): number | null {
  return step === undefined || step === defaultSpacing ? null : spacings[step];
}

function listOf(element: Element, scene: Scene): ListToDraw {
  const { style } = element;
  const look = textStyle(element, scene);
  return {
    items: listItemsOf(element.content),
    isNumbered: style.listType === 'numbered',
    icon: iconNamed(style.listIcon ?? 'check-circle'),
    spacing: listSpacing(style),
    look,
    ownBackground: backgroundOf(element, scene),
    box: ownBox(style, look.colour),
  };
}

/** Keeps the height of a line where nothing is typed yet. */
const nothing = '\u200B';

/** The list under its typed text: marks and backgrounds as ever, every line an item, no words. */
function underTyping(list: ListToDraw, { content }: Element): ListToDraw {
  const items = linesOf(content).map((line) => (line === '' ? nothing : line));
  const css = { ...list.look.css, color: 'transparent', textShadow: 'none' };
  return { ...list, items, look: { ...list.look, css } };
}

/**
 * A list, drawn by the theme. While it is typed, what `renderText` gives lies over it; it finds the
 * places of its lines by `data-item-text`.
 */
export function ListElement({ element, scene, renderText }: ElementProps) {
  const list = listOf(element, scene);
  const replaced = renderText?.(element, list.look.css, null);
  if (replaced === undefined) return <scene.theme.List scene={scene} list={list} />;
  return (
    <div style={{ position: 'relative' }}>
      <scene.theme.List scene={scene} list={underTyping(list, element)} />
      {replaced}
    </div>
  );
}
