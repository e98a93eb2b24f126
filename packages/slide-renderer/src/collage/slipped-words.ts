import type { Area } from '../context';
import { elementBackgroundOf } from '../elements/box-style';
import { measureTextLines } from '../line-break/text-lines';
import type { CompositionItem, TextItem, TextRun } from '../layouts/composition';
import { wordContextOf, withIcon, type SlideComposition } from '../layouts/draft';
import { plainTag } from '../layouts/icons';
import type { SizeRange } from '../layouts/title-metrics';
import { startOf } from '../layouts/line-boxes';
import { turnText } from '../layouts/turned';
import { placeWords, type VerticalAnchor } from '../layouts/words';
import { wordsOn } from '../layouts/word-emphasis';
import type { WordsToPlace } from '../layouts/word-style';
import { sheetColor, stripBlock } from './collage-colors';
import { byTurns } from './collage-place';
import { slipItem } from './papers';

/** What slips reach beyond their words, in px. */
const slip = { across: 14, along: 9 } as const;
/** The same of strips under a title's lines, of the size of its letters. */
const stripPadding = 0.22;
/** Between a strip and its neighbours, in px. */
const stripAround = -1;

/** Titles in capitals alone are larger by less than elsewhere. */
const partOfCapitals = 1.3 / 1.42;

/** The range of a title on strips, or in plain letters on a sheet. */
export function paperTitleRange({ scene }: SlideComposition, [min, max]: SizeRange): SizeRange {
  const isCapital = scene.titleFont.font === 'bebas-neue';
  return isCapital ? [min * partOfCapitals, max * partOfCapitals] : [min, max];
}

/** From where to where the lines of a text reach, in px. */
export function linesExtent({ area, content, box }: TextRun): Pick<Area, 'left' | 'width'> {
  const lines = measureTextLines({ content, ...box }) ?? [];
  if (lines.length === 0) return area;
  const starts = lines.map((line) => startOf(line, area.width - line.width, box.css.textAlign));
  const ends = lines.map(({ width }, index) => (starts[index] ?? 0) + width);
  const [from, to] = [Math.max(0, Math.min(...starts)), Math.min(area.width, Math.max(...ends))];
  return { left: area.left + Math.floor(from), width: Math.ceil(to - Math.floor(from)) };
}

function isOnOwnBackground({ element }: { readonly element: WordsToPlace['element'] }): boolean {
  return elementBackgroundOf(element.style) !== null;
}

/** A title on strips in the colour that stands out most. */
function onStrips({ scene }: SlideComposition, words: WordsToPlace): WordsToPlace {
  const strip = stripBlock(scene);
  return {
    ...wordsOn(words, strip.fill, strip.words),
    lineBox: strip.fill,
    lineBoxPadding: stripPadding,
    around: stripAround,
  };
}

function prepare(draft: SlideComposition, words: WordsToPlace): WordsToPlace {
  if (isOnOwnBackground(words)) return words;
  if (words.role === 'title') return onStrips(draft, words);
  const color = words.role === 'kicker' ? () => draft.colors.text : words.color;
  return { ...words, color, around: slip.along };
}

function moveLeft(item: TextItem, by: number): TextItem {
  const runs = item.runs.map((run) => ({
    ...run,
    area: { ...run.area, left: run.area.left - by },
  }));
  return { ...item, runs };
}

/** Where the strips of a title are. */
function stripsArea({ under = [], area }: TextRun): Area {
  const left = Math.min(area.left, ...under.map((box) => area.left + box.area.left));
  const right = Math.max(...under.map((box) => area.left + box.area.left + box.area.width));
  return { left, top: area.top, width: right - left, height: area.height };
}

const turns = { kicker: -2, text: 1 } as const;

/** A text with the paper that it stands on. */
function withPaper(draft: SlideComposition, item: TextItem, words: WordsToPlace) {
  const [run] = item.runs;
  if (run === undefined || words.around === undefined) return [item];
  if (words.lineBox) {
    const title = moveLeft(item, slip.across);
    const [first = run] = title.runs;
    return [turnText(title, stripsArea(first), byTurns(draft.scene, [-2, -1.6, -2.4]))];
  }
  const extent = linesExtent(run);
  const area = {
    left: extent.left - slip.across,
    width: extent.width + 2 * slip.across,
    top: run.area.top - slip.along,
    height: run.area.height + 2 * slip.along,
  };
  // Long slips would stand far apart at one end.
  const degrees = (words.role === 'kicker' ? turns.kicker : turns.text) * turnPart(area);
  const paper = slipItem(area, sheetColor(draft.scene), degrees);
  return [paper, turnText(item, area, degrees)];
}

const widestTurned = 240;

function turnPart({ width }: Area): number {
  return Math.min(1, widestTurned / width);
}

/** A title with the slide's icon over it, on a tag: it stands on whatever is under the words. */
export function withTaggedIcon(
  draft: SlideComposition,
  words: WordsToPlace,
  scale = 1,
): WordsToPlace {
  if (words.role !== 'title') return words;
  return withIcon(draft, words, { scale, tag: plainTag(sheetColor(draft.scene)) });
}

export interface SlippedWords {
  readonly items: readonly CompositionItem[];
  readonly area: Area;
  /** Of the title's strips; null where there is no title. */
  readonly strips: Area | null;
  /** Of the title's letters, in px. */
  readonly titleSize: number | null;
  readonly overflowing: readonly string[];
}

/** A title on strips, other words on slips, one under the other. */
export function placeSlipped(
  draft: SlideComposition,
  words: readonly WordsToPlace[],
  { slot, anchor }: { readonly slot: Area; readonly anchor: VerticalAnchor },
): SlippedWords {
  const prepared = words.map((one) => prepare(draft, one));
  const [over, under] = [prepared[0]?.around ?? 0, prepared.at(-1)?.around ?? 0];
  const inner = {
    left: slot.left + slip.across,
    width: slot.width - 2 * slip.across,
    top: slot.top + over,
    height: slot.height - over - under,
  };
  const placed = placeWords(prepared, { slot: inner, anchor }, wordContextOf(draft));
  const at = prepared.findIndex(({ lineBox }) => lineBox !== undefined);
  const run = placed.items[at]?.runs[0];
  const { top, height } = placed.area;
  return {
    items: placed.items.flatMap((item, index) => {
      const one = prepared[index];
      return one === undefined ? [item] : withPaper(draft, item, one);
    }),
    area: { ...slot, top: top - over, height: height + over + under },
    strips: run === undefined ? null : stripsArea(run),
    titleSize: run === undefined ? null : Number(run.box.css.fontSize),
    overflowing: placed.overflowing,
  };
}

/** Where what a layout has no slot for stands: within the papers. */
export function paperColumn({ field }: SlideComposition): Pick<Area, 'left' | 'width'> {
  return { left: field.left + 18, width: field.width - 36 };
}
