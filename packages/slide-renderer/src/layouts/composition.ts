import type { Element, EmphasisRange } from '@arrasta/domain';
import type { Color } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { BoxPaint } from '../box-paint';
import type { Area } from '../context';
import type { TextBox } from '../line-break/text-lines';

/** A box, a disc, a rule: what is filled with one colour or gradient. Measures in px. */
export interface BoxItem {
  readonly kind: 'box';
  readonly area: Area;
  readonly fill: string;
  /** Of all corners, or of each as CSS has them. */
  readonly radius?: number | string;
  /** Degrees, clockwise, about its middle. */
  readonly turn?: number;
  /** As CSS, of paper that lies on the slide. */
  readonly shadow?: string;
  /** As CSS, drawn inside of the area. */
  readonly border?: string;
}

/** A figure that is no box, in the measures of its own field, stretched to nothing. */
export interface PathItem {
  readonly kind: 'path';
  readonly area: Area;
  /** Of the field that the path is drawn in. */
  readonly field: readonly [width: number, height: number];
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: { readonly color: string; readonly width: number } | null;
  readonly turn?: number;
}

/** Words in one place. */
export interface TextRun {
  /** As they are drawn: without what a layout took off, and with blanks that hold together. */
  readonly content: string;
  readonly area: Area;
  readonly box: TextBox;
  /** Of the words on their lines: a marker. */
  readonly wordsStyle: CSSProperties;
  /** Of emphasised ones of its words. */
  readonly emphasisStyle?: CSSProperties;
  /** Which words these are: places in its content. */
  readonly emphasis?: readonly EmphasisRange[];
  /** What lies under each of its lines, in px from the top left corner of its area. */
  readonly under?: readonly BoxItem[];
  readonly turn?: number;
}

/** What lies under an icon. */
export interface IconTag extends BoxPaint {
  /** How far it reaches beyond the icon, in px. */
  readonly padding: number;
  readonly radius?: number;
}

/** An icon and how it is drawn, wherever that is. */
export interface IconToDraw {
  readonly element: Element;
  /** How much larger than its own measures. */
  readonly scale: number;
  /** Width and height with all that is around it, in px. */
  readonly size: number;
  /** Undefined where the element decides it. */
  readonly color?: Color;
  readonly tag?: IconTag;
  /** Where in a column its user put it; undefined for where the words begin. */
  readonly align?: 'start' | 'center' | 'end';
}

/** The words of one element: in one place, or a figure here and the rest there. */
export interface TextItem {
  readonly kind: 'text';
  readonly element: Element;
  /** The last one is where the whole text is edited, unless `whole` is. */
  readonly runs: readonly TextRun[];
  /** The text in one place, where its runs are lines or parts of them. */
  readonly whole?: TextRun;
  /** Degrees, clockwise, about the middle of all its places. */
  readonly turn?: number;
  /** Stands over its words, and goes wherever they do. */
  readonly icon?: IconToDraw;
}

export interface ImageItem {
  readonly kind: 'image';
  readonly element: Element;
  readonly area: Area;
  readonly radius: number | string;
  readonly turn?: number;
}

/** One item of a list: what lies under its words, its mark, and the words. */
export interface ListRow {
  readonly area: Area;
  readonly under: readonly (BoxItem | PathItem)[];
  /** A number or a sign, set as text. */
  readonly mark: TextRun | null;
  readonly runs: readonly TextRun[];
}

/** A list whose items have places of their own. */
export interface ListItem {
  readonly kind: 'list';
  readonly element: Element;
  readonly area: Area;
  readonly rows: readonly ListRow[];
}

/** Words that no element has: a call, the name of a sign. */
export interface NoteItem {
  readonly kind: 'note';
  readonly runs: readonly TextRun[];
}

/** An icon, a shape or a divider, in its own measures unless it is said. */
export interface FigureItem {
  readonly kind: 'figure';
  readonly element: Element;
  readonly area: Area;
  /** How much larger than its own measures an icon is. */
  readonly scale?: number;
  /** Of an icon, where the layout decides it. */
  readonly color?: Color;
  readonly turn?: number;
}

/** Avatar, name and handle, larger than in the brand line. */
export interface BrandItem {
  readonly kind: 'brand';
  readonly area: Area;
}

export type CompositionItem =
  BoxItem | PathItem | TextItem | ImageItem | ListItem | NoteItem | FigureItem | BrandItem;

/** What stands around the elements: its words, what fills a bar, and what is under them. */
export interface ChromeColors {
  readonly text: Color;
  readonly block: Color;
  readonly under: Color;
}

/** A slide whose elements have their places: what is drawn first lies lowest. */
export interface Composition {
  readonly items: readonly CompositionItem[];
  /** Elements in whose slot there is more than it holds. */
  readonly overflowing: readonly string[];
  /** Where what the layout has no slot for stands, from side to side; absent for the field. */
  readonly column?: Pick<Area, 'left' | 'width'>;
  /** What the brand line stands on and is drawn in, where that is not the slide's background. */
  readonly chrome?: ChromeColors;
  /** The same of what a theme has at the head; it lies above the elements then. */
  readonly head?: ChromeColors;
  /** Where all that stands, from side to side; absent for the whole slide. */
  readonly chromeColumn?: Pick<Area, 'left' | 'width'>;
  /** What lies on the background under the theme's decoration: scrims of a photograph. */
  readonly underDecoration?: readonly BoxItem[];
  /** Down to where a photograph is not covered, in px from the head of the slide. */
  readonly seenTo?: number;
  /** Whether decoration gives way to its words. */
  readonly isDecorationQuiet?: boolean;
  /** What brand and indicator stand in, where the theme has a card as high as its words. */
  readonly card?: Area;
  /** Whether it has the brand itself, in the place of the brand line. */
  readonly hasBrand?: boolean;
  /** Where what the layout has no slot for ends, in px; absent for the foot of the field. */
  readonly footOfMore?: number;
}
