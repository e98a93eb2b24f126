import type { Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, CompositionItem, PathItem, Composition } from './composition';
import { type SlideComposition, allWords, wordContextOf } from './draft';
import { turnWithWhole } from './turned';
import { placeWords } from './words';

/** What Caderno is made of: paper, prints, tape and what a hand draws. Measures in px. */

const lifted = '0px 6px 16px rgba(0, 0, 0, 0.2)';
const tapeSize = { width: 88, height: 26 } as const;

/** A strip of tape over the middle of an upper edge. */
function tape({ scene }: SlideComposition, { left, top, width }: Area, turn: number): BoxItem {
  const area = {
    left: left + (width - tapeSize.width) / 2,
    top: top - tapeSize.height / 2,
    ...tapeSize,
  };
  return { kind: 'box', area, fill: cssOf(withAlpha(scene.palette.primary, 0.55)), turn };
}

interface Print {
  /** With its mount, before it is turned. */
  readonly area: Area;
  readonly turn: number;
  /** Of the mount: at head and sides, and below the picture. */
  readonly mount: number;
  readonly foot: number;
  readonly isTaped: boolean;
  /** As CSS, where it is not that of a print that lies flat. */
  readonly shadow?: string;
}

/** Edges that are turned are sharpest where they were on pixels before. */
function onWholePx({ left, top, width, height }: Area): Area {
  const roundToEven = (length: number) => Math.round(length / 2) * 2;
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: roundToEven(width),
    height: roundToEven(height),
  };
}

/** A picture on a white mount that lies askew. */
export function printItems(
  draft: SlideComposition,
  element: Element,
  print: Print,
): CompositionItem[] {
  const { turn, mount, foot, isTaped, shadow = lifted } = print;
  const area = onWholePx(print.area);
  const image = {
    left: area.left + mount,
    top: area.top + mount,
    width: area.width - 2 * mount,
    height: area.height - mount - foot,
  };
  const head = turnWithWhole({ ...area, height: 0 }, area, turn);
  return [
    { kind: 'box', area, fill: 'rgb(255, 255, 255)', radius: 3, turn, shadow },
    { kind: 'image', element, area: turnWithWhole(image, area, turn), radius: 0, turn },
    ...(isTaped ? [tape(draft, head, turn * 0.4)] : []),
  ];
}

const ruleDistance = 24;
/** From the left edge of the slide, as on the paper below. */
const marginLine = 44;

/** How strong the lines of a slip are. */
export const slipRule = 0.13;

/** The margin line of a slip, and the tape that holds it. */
function slipMarks(draft: SlideComposition, area: Area, turn: number): BoxItem[] {
  const fill = cssOf(withAlpha(draft.scene.palette.primary, 0.3));
  const margin = { ...area, left: marginLine, width: 2 };
  return [
    { kind: 'box', area: turnWithWhole(margin, area, turn), fill, turn },
    tapeOver(draft, area, turn),
  ];
}

/** Over the upper edge of a slip. */
function tapeOver(draft: SlideComposition, area: Area, turn: number): BoxItem {
  return tape(draft, turnWithWhole({ ...area, height: 0 }, area, turn), turn * 0.4);
}

/** A ruled slip of paper with a margin line, taped to what lies under it. */
export function slipItems(draft: SlideComposition, area: Area, turn: number): BoxItem[] {
  const { palette } = draft.scene;
  const rule = cssOf(withAlpha(palette.accent, slipRule));
  const [from, to] = [ruleDistance - 1, ruleDistance].map((place) => `${String(place)}px`);
  const rules = `repeating-linear-gradient(transparent 0px ${from}, ${rule} ${from} ${to})`;
  const fill = `${rules} ${cssOf(palette.secondary)}`;
  return [
    { kind: 'box', area, fill, radius: 3, turn, shadow: lifted },
    ...slipMarks(draft, area, turn),
  ];
}

/** The same of a slip that lies straight, whose words stand where a margin line would. */
export function slipWithoutMargin(draft: SlideComposition, area: Area): BoxItem[] {
  const top = Math.floor(area.top);
  const whole = { ...area, top, height: area.top + area.height - top };
  const [paper, tape] = [straightPaper(draft, whole), tapeOver(draft, whole, 0)];
  return [...paper, tape];
}

/** The same of a slip that lies straight and whole. */
export function straightSlipItems(draft: SlideComposition, area: Area): BoxItem[] {
  return [...straightPaper(draft, area), ...slipMarks(draft, area, 0)];
}

/** Ruled paper that begins on a whole pixel: each of its rules is on one, too. */
function straightPaper(draft: SlideComposition, area: Area): BoxItem[] {
  const { palette } = draft.scene;
  const fill = cssOf(withAlpha(palette.accent, slipRule));
  const rules = Array.from({ length: Math.floor(area.height / ruleDistance) }, (_, index) => {
    const top = area.top + (index + 1) * ruleDistance - 1;
    return { kind: 'box', area: { ...area, top, height: 1 }, fill } as const;
  });
  const paper = cssOf(palette.secondary);
  return [{ kind: 'box', area, fill: paper, radius: 3, shadow: lifted }, ...rules];
}

/** A note with a shadow. */
export function noteBox(area: Area, fill: string, turn: number): BoxItem {
  return {
    kind: 'box',
    area,
    fill,
    radius: 3,
    turn,
    shadow: '0px 3px 8px rgba(0, 0, 0, 0.16)',
  };
}

const teeth = 24;
const toothDepth = 14;
/** How deep each tooth is, of the deepest, again and again. */
const depths = [0.35, 1, 0.55, 0.8, 0.25, 0.9, 0.5, 0.7];

/** The torn upper edge of the paper below a seam, with a shadow on what lies above it. */
export function tornEdge({ left, width }: Area, seam: number, fill: string): PathItem[] {
  const step = width / (2 * teeth);
  const height = toothDepth + 2;
  const points = Array.from({ length: 2 * teeth + 1 }, (_, index) => {
    const depth = index % 2 === 0 ? 0 : (depths[(index >> 1) % depths.length] ?? 1);
    return `${String(step * index)} ${String(toothDepth * (1 - depth))}`;
  });
  const path = `M0 ${String(height)}L${points.join('L')}L${String(width)} ${String(height)}Z`;
  const edge = (top: number, color: string): PathItem => ({
    kind: 'path',
    area: { left, top, width, height },
    field: [width, height],
    path,
    fill: color,
    stroke: null,
  });
  const top = seam - toothDepth;
  return [edge(top - 3, 'rgba(0, 0, 0, 0.16)'), edge(top, fill)];
}

/** A ring that a hand has drawn around something, its ends crossing. */
export function handDrawnRing(area: Area, color: string, width: number): PathItem {
  // No part of a stroke may reach beyond the field that it is drawn in.
  const inset = width / 2 + 1;
  const coordinateAt = (part: number, whole: number) => String(inset + part * (whole - 2 * inset));
  const at = (x: number, y: number) =>
    `${coordinateAt(x, area.width)} ${coordinateAt(y, area.height)}`;
  const curve = (...points: readonly string[]) => `C${points.join(' ')}`;
  const path = [
    `M${at(0.68, 0.03)}`,
    curve(at(0.36, -0.02), at(0.01, 0.14), at(0.01, 0.53)),
    curve(at(0.01, 0.88), at(0.32, 1), at(0.56, 0.98)),
    curve(at(0.86, 0.95), at(1, 0.76), at(0.98, 0.46)),
    curve(at(0.95, 0.14), at(0.62, -0.02), at(0.3, 0.06)),
    curve(at(0.24, 0.08), at(0.18, 0.11), at(0.13, 0.16)),
  ].join('');
  return {
    kind: 'path',
    area,
    field: [area.width, area.height],
    path,
    fill: null,
    stroke: { color, width },
  };
}

/** Of the field's height, what the print has at least. */
const minPrintPart = 0.44;
const gapOverPrint = 22;
const pastedPrint = { turn: -1.8, mount: 9, foot: 26, isTaped: true } as const;
const wordRanges = { title: { range: [28, 54], maxLines: 3 }, text: [15, 18] } as const;

/** Words at the head of a page of Caderno, and under them a print as high as they leave room for. */
export function composeWordsOverPrint(draft: SlideComposition): Composition {
  const { field, slots } = draft;
  const [element] = slots.images;
  const slot = { ...field, height: field.height * (1 - minPrintPart) - gapOverPrint };
  const words = placeWords(
    allWords(draft, wordRanges),
    { slot, anchor: 'head' },
    wordContextOf(draft),
  );
  const top = words.area.top + words.area.height + gapOverPrint;
  const area = { ...field, top, height: field.top + field.height - top };
  return {
    items: [
      ...(element ? printItems(draft, element, { ...pastedPrint, area }) : []),
      ...words.items,
    ],
    overflowing: words.overflowing,
  };
}
