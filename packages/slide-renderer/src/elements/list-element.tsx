import {
  emphasisOfParts,
  linesOf,
  listItemsOf,
  type Element,
  type ElementStyle,
} from '@arrasta/domain';
import {
  cssOf,
  isSameColor,
  largeTextContrast,
  parseColor,
  primaryAsText,
  textContrast,
  withAlpha,
  type Color,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { ListToDraw, Scene } from '../context';
import { Icon, iconNamed } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { contentWidth, useTextLines } from '../line-break/text-lines';
import { stackedEmphasis } from '../text/emphasis-style';
import { textStyle } from '../text/text-style';
import { ownBox, type ElementProps } from './box-style';

interface ItemTextProps {
  readonly list: ListToDraw;
  /** Of the item, from 0. */
  readonly position: number;
  /** What the list is set in, which the item need not say again. */
  readonly css: CSSProperties;
  /** What the row leaves for the item beside its mark, in px. */
  readonly width: number;
  readonly style?: CSSProperties;
}

/** The words of a list item, beside its mark. */
export function ItemText({ list, position, css, width, style }: ItemTextProps) {
  const lines = useTextLines({
    content: list.items[position] ?? '',
    emphasis: list.emphasis[position],
    emphasisStyle: list.emphasisStyle,
    css,
    width: contentWidth({ ...style, width }),
    choice: 'pretty',
  });
  return (
    <span dir="auto" data-item-text="" style={{ flex: 1, minWidth: 0, ...style, ...lines.style }}>
      {lines.text}
    </span>
  );
}

interface IconMarkProps {
  readonly icon: IconName;
  readonly color: Color;
  /** Line height of the item's text in px. */
  readonly line: number;
  /** Width of the column in px. */
  readonly column: number;
}

/**
 * A 20 px icon hanging before the first line. `vertical-align: middle` centres it on the x-height
 * of whatever font the list has; the fixed height keeps it from growing the row.
 */
export function IconMark({ icon, color, line, column }: IconMarkProps) {
  return (
    <span style={{ width: column, height: line, flex: 'none' }}>
      <span style={{ display: 'inline-block', verticalAlign: 'middle', height: 20 }}>
        <Icon name={icon} size={20} color={cssOf(color)} />
      </span>
    </span>
  );
}

interface NumberMarkProps {
  readonly number: number;
  readonly count: number;
  readonly color: Color;
  readonly column: number;
  readonly style?: CSSProperties;
}

/** A number in tabular figures; right-aligned once there are ten. */
export function NumberMark({ number, count, color, column, style }: NumberMarkProps) {
  const isWide = count >= 10;
  return (
    <span
      style={{
        width: column,
        paddingRight: 12,
        flex: 'none',
        color: cssOf(color),
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        textAlign: isWide ? 'right' : 'left',
        whiteSpace: 'nowrap',
        ...style,
      }}
    >
      {number}
    </span>
  );
}

/** The primary colour of an icon or a number on what is behind it. */
export function markColor(
  { palette }: Scene,
  text: Color,
  backdropColors: readonly Color[],
  isNumber: boolean,
): Color {
  const limit = isNumber ? textContrast : largeTextContrast;
  return primaryAsText(palette.primary, text, { backdropColors, limit });
}

const spacings = { 'space-y-1': 4, 'space-y-2': 8, 'space-y-3': 12, 'space-y-4': 16 } as const;

/** The primary colour at 10 % is what every list is given, and so the theme's to draw. */
function backgroundOf({ style }: Element, { palette }: Scene): Color | null {
  const stored = style.backgroundColor === undefined ? null : parseColor(style.backgroundColor);
  if (stored === null || isSameColor(stored, withAlpha(palette.primary, 0.1))) return null;
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
  const { content, emphasis = [] } = element;
  const items = listItemsOf(content);
  return {
    items,
    emphasis: emphasisOfParts({ content, emphasis }, items),
    emphasisStyle: stackedEmphasis(element, look.css, scene),
    isNumbered: style.listType === 'numbered',
    icon: iconNamed(style.listIcon ?? 'check-circle'),
    spacing: listSpacing(style),
    look,
    ownBackground: backgroundOf(element, scene),
    box: ownBox(style, look.color),
  };
}

/** Keeps the height of a line where nothing is typed yet. */
const nothing = '\u200B';

/** The list under its typed text: marks and backgrounds as ever, every line an item, no words. */
function underTyping(list: ListToDraw, { content }: Element): ListToDraw {
  const items = linesOf(content).map((line) => (line === '' ? nothing : line));
  const css = { ...list.look.css, color: 'transparent', textShadow: 'none' };
  return { ...list, items, emphasis: [], look: { ...list.look, css } };
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
