import { cssOf, mostReadableColor, type ThemeKey } from '@arrasta/palettes';
import { hasBrandAtHead } from '../format';
import { slideWidth, type Area } from '../context';
import { measureTextLines } from '../line-break/text-lines';
import type { Composition, CompositionItem, PathItem, TextItem, TextRun } from './composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  themeKeyOf,
  withIcon,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from './draft';
import { plainTag } from './icons';
import { noteBox, printItems } from './paper';
import { imageItems } from './image-items';
import { placeRuled, type DrawnWords } from './placing';
import { wordColorsOn } from '../tones';
import type { SizeRange } from './title-metrics';
import { turnText } from './turned';
import { composeCoverType } from './type-layouts';
import { type WordRole, type WordsToPlace } from './word-style';
import { wordsOn } from './word-emphasis';
import { placeWords } from './words';

/** Of the field's height, what words on the background have at most that overlap a picture. */
const partOfWords: ByFormat<number> = { usual: 0.58, '1:1': 0.66 };

const titleSizes: Readonly<Partial<Record<ThemeKey, SizeRange>>> = {
  minimal: [34, 64],
  editorial: [34, 62],
  bold: [44, 84],
  notebook: [30, 54],
  frame: [28, 48],
  swiss: [26, 64],
};
const usualTitleSize: SizeRange = [26, 58];

function frameWords(draft: SlideComposition): WordsToPlace[] {
  const range = titleSizes[themeKeyOf(draft)] ?? usualTitleSize;
  return allWords(draft, { title: { range, keptForRag: 0.85 }, text: [16, 18] });
}

/** At the foot of the field, in a column of a width. */
function placeAtFoot(draft: SlideComposition, width: number, inset = 0): DrawnWords {
  const { field } = draft;
  const height = field.height * measureFor(draft, partOfWords);
  const top = field.top + field.height - height;
  const slot = { left: field.left + inset, width, top, height };
  return placeRuled(draft, frameWords(draft), { slot, anchor: 'foot' });
}

/** How wide the longest line of words is. */
function widestLine({ texts, area }: DrawnWords): number {
  const widths = texts.flatMap(({ runs }) =>
    runs.flatMap(({ content, box }) =>
      (measureTextLines({ content, ...box }) ?? [{ width: area.width }]).map(({ width }) => width),
    ),
  );
  return Math.max(0, ...widths, ...texts.map(({ icon }) => icon?.size ?? 0));
}

function footOfField({ field }: SlideComposition): number {
  return field.top + field.height;
}

const corner = 28;
const panel = { left: 88, top: 26, right: 28, widest: 360, underHead: 16 } as const;

/** A picture to the upper right corner; the words' panel goes as far as they do. */
function composeCorner(draft: SlideComposition): Composition {
  const placed = placeAtFoot(draft, panel.widest - draft.field.left - panel.right);
  const height = footOfField(draft) - draft.field.height / 5;
  const head = hasBrandAtHead(draft.scene) ? draft.field.top - panel.underHead : 0;
  const image = {
    left: panel.left,
    top: head,
    width: slideWidth - panel.left,
    height: height - head,
  };
  const right = draft.field.left + widestLine(placed) + panel.right;
  const width = Math.min(panel.widest, Math.ceil(right));
  const top = placed.area.top - panel.top;
  const area = { left: 0, top, width, height: Math.max(0, height - top) + 2 };
  return {
    items: [
      ...imageItems(draft, image, `0 0 0 ${String(corner)}px`),
      {
        kind: 'box',
        area,
        fill: draft.colors.background.css,
        radius: `0 ${String(corner)}px 0 0`,
      },
      ...placed.items,
    ],
    overflowing: placed.overflowing,
  };
}

const page = { width: 268, part: 0.68, offset: 10, padding: 22 } as const;

function outlinePath({ width, height, ...place }: Area, color: string): PathItem {
  const [right, bottom] = [String(width - 0.5), String(height - 0.5)];
  return {
    kind: 'path',
    area: { ...place, width, height },
    field: [width, height],
    path: `M0.5 0.5H${right}V${bottom}H0.5Z`,
    fill: null,
    stroke: { color, width: 1 },
  };
}

/** A picture at the right margin with a hairline behind it, and a square panel. */
function composePage(draft: SlideComposition): Composition {
  const { field, colors } = draft;
  const placed = placeAtFoot(draft, panel.widest - field.left - page.padding);
  const height = field.height * page.part;
  const right = field.left + field.width;
  const imageArea = { left: right - page.width, top: field.top, width: page.width, height };
  const shifted = { left: imageArea.left - page.offset, top: imageArea.top + page.offset };
  const top = placed.area.top - page.padding;
  const width = Math.ceil(field.left + widestLine(placed) + page.padding);
  return {
    items: [
      outlinePath({ ...imageArea, ...shifted }, cssOf(colors.block)),
      ...imageItems(draft, imageArea),
      {
        kind: 'box',
        area: { left: 0, top, width, height: footOfField(draft) - top },
        fill: colors.background.css,
      },
      ...placed.items,
    ],
    overflowing: placed.overflowing,
  };
}

const poster = { foot: 28, left: 16, text: 16, block: { width: 120, height: 32 } } as const;
const tag = { across: 9, along: 4 } as const;

/** A picture that fills the field, the title on it in boxes of ink, the kicker on a tag. */
function composePoster(draft: SlideComposition): Composition {
  const { field, colors, scene } = draft;
  const { palette } = scene;
  const ink = palette.accent;
  const onInk = mostReadableColor(palette, [ink]);
  // On the picture the icon needs a background, as the title does.
  const tagged = { tag: plainTag(ink), emphasis: wordColorsOn(palette, ink).emphasis };
  const words = frameWords(draft).map((one): WordsToPlace => {
    if (one.role === 'title')
      return withIcon(draft, { ...wordsOn(one, ink, onInk), lineBox: ink }, tagged);
    if (one.role === 'kicker') return wordsOn(one, colors.block, colors.onBlock);
    return one;
  });
  const height = field.height * measureFor(draft, partOfWords);
  const slot = { left: poster.left, width: field.width, top: footOfField(draft) - height, height };
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const texts = placed.items.map((item, index) => moveRight(item, words[index]?.role));
  const under = texts.filter((_, index) => words[index]?.role === 'text');
  const textTops = under.flatMap(({ runs }) => runs.map(({ area }) => area.top));
  const foot = Math.min(footOfField(draft) - poster.foot, ...textTops);
  const imageArea = { ...field, height: foot - field.top };
  const block = { left: 0, top: imageArea.top + imageArea.height - 72, ...poster.block };
  return {
    items: [
      ...imageItems(draft, imageArea),
      { kind: 'box', area: block, fill: cssOf(colors.block) },
      ...kickerTag(draft, texts),
      ...texts,
    ],
    overflowing: placed.overflowing,
  };
}

function moveRun(run: TextRun, by: number): TextRun {
  return { ...run, area: { ...run.area, left: run.area.left + by } };
}

/** The title's boxes begin at the edge; the kicker stands in a tag, texts where they always do. */
function moveRight(item: TextItem, role: WordRole | undefined): TextItem {
  if (role === 'title') return item;
  if (role !== 'kicker')
    return { ...item, runs: item.runs.map((run) => moveRun(run, poster.text)) };
  // The tag is at the left also for words that run from the right.
  const runs = item.runs.map((run) => ({
    ...moveRun(run, tag.across),
    box: { ...run.box, css: { ...run.box.css, textAlign: 'left' as const } },
  }));
  return { ...item, runs };
}

function kickerTag(
  { slots, colors }: SlideComposition,
  items: DrawnWords['texts'],
): CompositionItem[] {
  const run = items.find(({ element }) => element === slots.kicker)?.runs[0];
  if (run === undefined) return [];
  const [line] = measureTextLines({ content: run.content, ...run.box }) ?? [];
  const area = {
    left: run.area.left - tag.across,
    top: run.area.top - tag.along,
    width: (line?.width ?? run.area.width) + 2 * tag.across,
    height: run.area.height + 2 * tag.along,
  };
  return [{ kind: 'box', area, fill: cssOf(colors.block) }];
}

const print = { width: 302, part: 0.62, turn: -3.2, mount: 9, foot: 30, isTaped: true } as const;
const strip = { turn: -1.2, padding: 14, left: 48 } as const;

/** A print, and a strip of paper with the words over its foot. */
function composeAlbum(draft: SlideComposition): Composition {
  const { field, slots, colors } = draft;
  const [element] = slots.images;
  const placed = placeAtFoot(draft, field.width);
  const area = {
    left: field.left + (field.width - print.width) / 2,
    top: field.top - 4,
    width: print.width,
    height: field.height * print.part,
  };
  const top = placed.area.top - strip.padding;
  const width = slideWidth - strip.left - 20;
  const paper = { left: strip.left, top, width, height: footOfField(draft) - top + 4 };
  return {
    items: [
      ...(element ? printItems(draft, element, { ...print, area }) : []),
      noteBox(paper, colors.background.css, strip.turn),
      ...placed.texts.map((text) => turnText(text, paper, strip.turn)),
    ],
    overflowing: placed.overflowing,
  };
}

const arch = { width: 259, part: 0.62, line: 9, panel: 360, radius: 16, padding: 18 } as const;

/** A line around an arch, open at its foot. */
function archLine({ left, top, width, height }: Area, color: string): PathItem {
  const [right, foot] = [String(width - 0.5), String(height)];
  const radius = String((width - 1) / 2);
  return {
    kind: 'path',
    area: { left, top, width, height },
    field: [width, height],
    path: `M0.5 ${foot}V${String(width / 2)}A${radius} ${radius} 0 0 1 ${right} ${String(width / 2)}V${foot}`,
    fill: null,
    stroke: { color, width: 1 },
  };
}

/** A picture in an arch with a line around it, and the words on a panel over its foot. */
function composeArch(draft: SlideComposition): Composition {
  const { field, colors } = draft;
  const inner = arch.panel - 2 * arch.padding;
  const placed = placeAtFoot(draft, inner, (field.width - inner) / 2);
  const height = field.height * arch.part;
  const left = (slideWidth - arch.width) / 2;
  const imageArea = { left, top: field.top + arch.line, width: arch.width, height };
  const around = {
    left: left - arch.line,
    top: field.top,
    width: arch.width + 2 * arch.line,
    height: height + arch.line,
  };
  const top = placed.area.top - arch.padding;
  const card = {
    left: (slideWidth - arch.panel) / 2,
    top,
    width: arch.panel,
    height: Math.max(footOfField(draft), imageArea.top + height + 2) - top,
  };
  const radius = `${String(arch.width / 2)}px ${String(arch.width / 2)}px 0 0`;
  return {
    items: [
      archLine(around, cssOf(colors.block)),
      ...imageItems(draft, imageArea, radius),
      { kind: 'box', area: card, fill: colors.background.css, radius: arch.radius },
      ...placed.items,
    ],
    overflowing: placed.overflowing,
  };
}

const compositions: Readonly<Partial<Record<ThemeKey, Compose>>> = {
  editorial: composePage,
  bold: composePoster,
  notebook: composeAlbum,
  frame: composeArch,
};

export const composeCoverFrame: Compose = (draft) => {
  if (draft.slots.images.length === 0) return composeCoverType(draft);
  return (compositions[themeKeyOf(draft)] ?? composeCorner)(draft);
};
