import { cssOf } from '@arrasta/palettes';
import type { Area } from '../context';
import { measureTextLines } from '../line-break/text-lines';
import type { BoxItem, CompositionItem, PathItem, TextRun } from './composition';
import {
  measureFor,
  wordContextOf,
  themeKeyOf,
  type ByFormat,
  type SlideComposition,
} from './draft';
import type { WordsToPlace } from './word-style';
import { placeRows } from './rows';

/** What is written on a sign: no text of the slide, but set as they are. */
export function noteWords(
  draft: SlideComposition,
  fields: Omit<WordsToPlace, 'element'>,
): WordsToPlace[] {
  const [some] = draft.scene.elements;
  if (some === undefined) return [];
  return [{ element: { ...some, style: {} }, ...fields }];
}

export function noteRun(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  area: Area,
): TextRun | null {
  const wordContext = { ...wordContextOf(draft), align: 'center' as const };
  return placeRows([words], [area], wordContext).runs[0]?.[0] ?? null;
}

const actions = [
  { name: 'Salvar', path: 'M7 4H17V20L12 16L7 20Z' },
  { name: 'Enviar', path: 'M21 3L10 14M21 3L14 21L10 14L3 10Z' },
  { name: 'Comentar', path: 'M4 5H20V16H11L6 20V16H4Z' },
  {
    name: 'Seguir',
    path: 'M9 11A4 4 0 1 0 9 3A4 4 0 1 0 9 11M2 21C2 16 5 14 9 14S16 16 16 21M19 8V14M16 11H22',
  },
] as const;

/** The four signs at the foot: a line, 24 px each, and what they are called. */
const signs = { padding: 10, words: 18, gap: 4, inBox: 16 } as const;
export const signHeights: ByFormat<number> = { usual: 60, '1:1': 38 };
const signSizes: ByFormat<number> = { usual: 24, '1:1': 18 };

interface PlacedSign {
  readonly path: string;
  readonly area: Area;
  readonly run: TextRun | null;
}

function nameWords(draft: SlideComposition, content: string): WordsToPlace[] {
  const { text } = draft.colors;
  return noteWords(draft, { content, role: 'label', range: [14, 14], color: () => text });
}

/** How wide the name of a sign is; null where letters cannot be measured. */
function widthOfName(name: string, run: TextRun | null): number | null {
  const [line] = run === null ? [] : (measureTextLines({ content: name, ...run.box }) ?? []);
  return line === undefined ? null : Math.ceil(line.width);
}

/** Each sign over its name, from one edge to the other. */
function placeSignsOver(draft: SlideComposition, area: Area): PlacedSign[] {
  const size = measureFor(draft, signSizes);
  const top = area.top + signs.padding;
  const quarter = area.width / actions.length;
  const place = { left: area.left, top: top + size + signs.gap, height: signs.words };
  const widths = actions.map(({ name }) => {
    const run = noteRun(draft, nameWords(draft, name), { ...place, width: quarter });
    return Math.max(size, widthOfName(name, run) ?? quarter);
  });
  const taken = widths.reduce((sum, width) => sum + width, 0);
  const gapBetween = (area.width - taken) / (actions.length - 1);
  let { left } = area;
  return actions.map(({ name, path }, index) => {
    const width = widths[index] ?? quarter;
    const sign = { left: left + (width - size) / 2, top, width: size, height: size };
    const run = noteRun(draft, nameWords(draft, name), { ...place, left, width });
    left += width + gapBetween;
    return { path, area: sign, run };
  });
}

/** Each sign beside its name, as a square has them: from one edge to the other. */
function placeSignsBeside(draft: SlideComposition, area: Area): PlacedSign[] {
  const size = measureFor(draft, signSizes);
  const top = area.top + signs.padding;
  const by = size + signs.gap;
  const named = actions.map(({ name, path }) => {
    const place = { ...area, top, height: signs.words };
    const run = noteRun(draft, nameWords(draft, name), place);
    return { path, run, width: widthOfName(name, run) ?? area.width / actions.length - by };
  });
  const taken = named.reduce((sum, { width }) => sum + by + width, 0);
  const gapBetween = (area.width - 2 * signs.gap - taken) / (actions.length - 1);
  let left = area.left + signs.gap;
  return named.map(({ path, run, width }) => {
    const sign = { left, top, width: size, height: size };
    const at = { left: left + by, top, width, height: signs.words };
    left += by + width + gapBetween;
    return { path, area: sign, run: run && { ...run, area: { ...at, top: run.area.top } } };
  });
}

/** In a box of their own, signs keep from its sides. */
function insetAcross(area: Area): Area {
  return { ...area, left: area.left + signs.inBox, width: area.width - 2 * signs.inBox };
}

/** What people do with a slide: a line, and the signs under it. */
export function signItems(draft: SlideComposition, area: Area): CompositionItem[] {
  const { colors } = draft;
  const isBoxed = themeKeyOf(draft) === 'bold';
  const background: BoxItem = isBoxed
    ? { kind: 'box', area, fill: cssOf(colors.wash) }
    : { kind: 'box', area: { ...area, height: 1 }, fill: cssOf(colors.line) };
  const color = cssOf(isBoxed ? colors.text : colors.emphasis(24));
  const isSquare = draft.scene.carousel.format === '1:1';
  const inner = isBoxed ? insetAcross(area) : area;
  const placed = (isSquare ? placeSignsBeside : placeSignsOver)(draft, inner);
  const items = placed.flatMap(({ path, area: place, run }): CompositionItem[] => {
    const sign: PathItem = {
      kind: 'path',
      area: place,
      field: [24, 24],
      path,
      fill: null,
      stroke: { color, width: 1.75 },
    };
    return run === null ? [sign] : [sign, { kind: 'note', runs: [run] }];
  });
  return [background, ...items];
}
