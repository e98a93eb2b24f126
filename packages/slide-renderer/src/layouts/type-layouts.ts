import type { Element } from '@arrasta/domain';
import {
  cssOf,
  largeTextContrast,
  withAlpha,
  worstContrast,
  type ContrastRequirement,
} from '@arrasta/palettes';
import type { Area } from '../context';
import { faceOf, faceStyle } from '../text/text-style';
import type { BoxItem, Composition, CompositionItem, TextItem } from './composition';
import { deviceIn, heightForIcon } from './devices';
import {
  allWords,
  insetTop,
  freeArea,
  isCentred,
  isHeadHeavy,
  kickerWords,
  wordContextOf,
  textsUnder,
  textWords,
  themeKeyOf,
  titleWords,
  titleOf,
  withIcon,
  type Compose,
  type SlideComposition,
} from './draft';
import { deviceIconScale } from './icons';
import { footOf, placeApart, placeRuled } from './placing';
import { lastSentenceOf, splitRun, type PartLook } from './sentences';
import type { WordsToPlace } from './word-style';
import { placeWords } from './words';
import { composeWordsOverPrint } from './paper';

/** Free height in px from which on a theme's device stands in it. */
const deviceFrom = { cover: 96, statement: 110 } as const;
/** From the top of a kicker at the head to what stands under it, in px. */
const headOfKicker = 44;
const minUnderKicker = 12;

interface Column {
  /** At the head of the field. */
  readonly head: readonly WordsToPlace[];
  readonly words: readonly WordsToPlace[];
  readonly deviceFrom: number;
}

interface DrawnColumn extends Omit<Composition, 'items'> {
  readonly under: readonly CompositionItem[];
  readonly texts: readonly TextItem[];
}

/** What a kicker at the head leaves, also one of several lines. */
function underKicker({ field }: SlideComposition, kicker: Area): Area {
  return insetTop(field, Math.max(headOfKicker, kicker.height + minUnderKicker));
}

/** The words of a theme that begins at the head or ends at the foot, a device in what they leave. */
function composeColumn(draft: SlideComposition, column: Column): DrawnColumn {
  const { field } = draft;
  const head = placeWords(column.head, { slot: field, anchor: 'head' }, wordContextOf(draft));
  const slot = column.head.length > 0 ? underKicker(draft, head.area) : field;
  if (isHeadHeavy(draft)) {
    const { items, free, overflowing } = placeApart(
      draft,
      column.words,
      slot,
      heightForIcon(draft),
    );
    return {
      under: deviceIn(draft, free, column.deviceFrom),
      texts: [...head.items, ...items],
      overflowing: [...head.overflowing, ...overflowing],
    };
  }
  const place = { slot: insetTop(slot, heightForIcon(draft)), anchor: 'foot' as const };
  const placed = placeWords(column.words, place, wordContextOf(draft));
  return {
    under: deviceIn(draft, freeArea(slot, placed.area, 'foot'), column.deviceFrom),
    texts: [...head.items, ...placed.items],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
}

const coverTitles = { swiss: [26, 96], others: [38, 132] } as const;
const sentences = { swiss: [28, 88], atEdge: [28, 86], others: [28, 64] } as const;

function coverRanges(draft: SlideComposition) {
  const isSwiss = themeKeyOf(draft) === 'swiss';
  const range = isSwiss ? coverTitles.swiss : coverTitles.others;
  return { title: { range, keptForRag: isSwiss ? 0.95 : 0.85 }, text: [16, 20] } as const;
}

/** A magazine's cover: its words at the foot, a rule after the title. */
function composeRuledCover(draft: SlideComposition, words: readonly WordsToPlace[]): Composition {
  const { field, slots } = draft;
  const hasHead = slots.kicker !== null;
  const kicker = hasHead ? words.slice(0, 1) : [];
  const head = placeWords(kicker, { slot: field, anchor: 'head' }, wordContextOf(draft));
  const slot = hasHead ? underKicker(draft, head.area) : field;
  const place = { slot: insetTop(slot, heightForIcon(draft)), anchor: 'foot' as const };
  const placed = placeRuled(draft, hasHead ? words.slice(1) : words, place);
  return {
    items: [
      ...deviceIn(draft, freeArea(slot, placed.area, 'foot'), deviceFrom.cover),
      ...head.items,
      ...placed.items,
    ],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
}

export const composeCoverType: Compose = (draft) => {
  const isOnPage = themeKeyOf(draft) === 'notebook';
  if (isOnPage && draft.slots.images.length > 0) return composeWordsOverPrint(draft);
  const ranges = coverRanges(draft);
  const words = allWords({ ...draft, icon: null }, ranges);
  if (themeKeyOf(draft) === 'editorial') return composeRuledCover(draft, words);
  if (isCentred(draft)) {
    const words = allWords(draft, ranges, draft.colors, deviceIconScale);
    return placeWords(words, { slot: draft.field, anchor: 'centre' }, wordContextOf(draft));
  }
  const headed = draft.slots.kicker === null ? 0 : 1;
  const { under, texts, overflowing } = composeColumn(draft, {
    head: words.slice(0, headed),
    words: words.slice(headed),
    deviceFrom: deviceFrom.cover,
  });
  return { items: [...under, ...texts], overflowing };
};

const shortTitle = 28;
const longSentence = 90;

interface Sentence {
  readonly sentence: Element | null;
  readonly label: Element | null;
}

/** A short title over one sentence is its label. */
export function sentenceOf(draft: SlideComposition): Sentence {
  const { title, texts } = draft.slots;
  const [first] = texts;
  const isLabel =
    title !== null &&
    first !== undefined &&
    title.content.length <= shortTitle &&
    first.content.length > title.content.length &&
    first.content.length <= longSentence;
  return isLabel ? { sentence: first, label: title } : { sentence: titleOf(draft), label: null };
}

const partOfRest = 0.78;

/** The sentences before the last one stand back, as far as they still read. */
function quietColor({ colors }: SlideComposition, size: number): string {
  const quiet = withAlpha(colors.text, partOfRest);
  const requirement: ContrastRequirement = {
    backdropColors: colors.background.colors,
    limit: largeTextContrast,
  };
  const reads = worstContrast(quiet, requirement.backdropColors) >= requirement.limit;
  return cssOf(reads && size >= 24 ? quiet : colors.text);
}

/** How the last sentence of a text and what stands before it are distinguished. */
function looksOf(
  draft: SlideComposition,
  { wordsStyle, size }: { wordsStyle: PartLook['wordsStyle']; size: number },
) {
  const plain: PartLook = { css: {}, wordsStyle: {} };
  switch (themeKeyOf(draft)) {
    case 'editorial': {
      const css = faceStyle(faceOf(draft.scene.titleFont, 500, true));
      return [plain, { css, wordsStyle: {} }] as const;
    }
    case 'notebook':
      return [plain, { css: {}, wordsStyle }] as const;
    case 'retro':
    case 'social':
    case 'collage':
      return [plain, plain] as const;
    default:
      return [{ css: { color: quietColor(draft, size) }, wordsStyle: {} }, plain] as const;
  }
}

/** The last of several sentences stands out. */
function withLastSentence(draft: SlideComposition, item: TextItem): TextItem {
  const [run] = item.runs;
  // Words that a person emphasised are enough.
  const isEmphasised = item.element.emphasis !== undefined;
  // What somebody said is not parted from who said it.
  const isQuoted = run !== undefined && /^["“«‘]/u.test(run.content);
  const at = run === undefined || isEmphasised || isQuoted ? null : lastSentenceOf(run.content);
  if (run === undefined || at === null) return item;
  const { wordsStyle, box } = run;
  const looks = looksOf(draft, { wordsStyle, size: Number(box.css.fontSize) });
  return { ...item, runs: splitRun(run, at, looks), whole: run };
}

/** Under a centred sentence, in px, and the room that it takes. */
const bar = { width: 44, height: 4, space: 28 } as const;
/** Between a label at the head, the rule under it and the sentence, in px. */
const labelRule = { gap: 12, space: 26 } as const;

export interface StatementWords extends Sentence {
  readonly kickers: readonly WordsToPlace[];
  readonly words: readonly WordsToPlace[];
}

/** @param isAtEdge whether they leave room for a device, where the icon then stands */
export function statementWords(draft: SlideComposition, isAtEdge: boolean): StatementWords {
  const { sentence, label } = sentenceOf(draft);
  const heads = [draft.slots.kicker, label].filter((element) => element !== null);
  const { statementSize } = draft.scene.theme.composition ?? {};
  const usual = isAtEdge ? sentences.atEdge : sentences.others;
  const own: readonly [number, number] = statementSize === undefined ? usual : [28, statementSize];
  const range = {
    range: themeKeyOf(draft) === 'swiss' ? sentences.swiss : own,
    avoidsWidow: true,
  };
  const rest = textsUnder(draft, sentence).filter((element) => element !== label);
  const words = sentence && titleWords(draft, sentence, range);
  return {
    sentence,
    label,
    kickers: heads.map((element) => kickerWords(draft, element)),
    words: [
      ...(words ? [isAtEdge ? words : withIcon(draft, words, { scale: deviceIconScale })] : []),
      ...rest.map((element) => textWords(draft, element, [15, 20])),
    ],
  };
}

/** A label and a rule at the head, the sentence in the middle of what they leave. */
function composeRuled(draft: SlideComposition, { kickers, words }: StatementWords): DrawnColumn {
  const { field, colors } = draft;
  const head = placeWords(kickers, { slot: field, anchor: 'head' }, wordContextOf(draft));
  const foot = head.area.top + head.area.height;
  const rule: BoxItem = {
    kind: 'box',
    area: { left: field.left, top: foot + labelRule.gap, width: field.width, height: 1 },
    fill: cssOf(withAlpha(colors.text, 0.26)),
  };
  const hasHead = kickers.length > 0;
  const slot = hasHead ? insetTop(field, foot + labelRule.space - field.top) : field;
  const placed = placeWords(words, { slot, anchor: 'centre' }, wordContextOf(draft));
  return {
    under: hasHead ? [rule] : [],
    texts: [...head.items, ...placed.items],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
}

/** Label and sentence in the middle, on a card with a bar under them. */
function composeMiddle(draft: SlideComposition, { kickers, words }: StatementWords): DrawnColumn {
  const { field, colors } = draft;
  const hasBar = themeKeyOf(draft) === 'frame';
  const space = hasBar ? bar.space : 0;
  const slot = { ...field, height: field.height - space };
  const all = [...kickers, ...words];
  const placed = placeWords(all, { slot, anchor: 'centre' }, wordContextOf(draft));
  const last = placed.items.at(-1);
  const area = {
    left: field.left + (field.width - bar.width) / 2,
    top: (last ? footOf(last) : field.top) + bar.space - bar.height,
    width: bar.width,
    height: bar.height,
  };
  const drawn: BoxItem = { kind: 'box', area, fill: cssOf(colors.block), radius: 2 };
  return {
    under: hasBar && last ? [drawn] : [],
    texts: placed.items,
    overflowing: placed.overflowing,
  };
}

export const composeStatement: Compose = (draft) => {
  const key = themeKeyOf(draft);
  const isAtEdge = key === 'minimal' || isHeadHeavy(draft);
  const words = statementWords(draft, isAtEdge);
  const atEdge = { head: words.kickers, words: words.words, deviceFrom: deviceFrom.statement };
  const drawn = isAtEdge
    ? composeColumn(draft, atEdge)
    : key === 'editorial'
      ? composeRuled(draft, words)
      : composeMiddle(draft, words);
  const texts = drawn.texts.map((item) =>
    item.element === words.sentence ? withLastSentence(draft, item) : item,
  );
  return { items: [...drawn.under, ...texts], overflowing: drawn.overflowing };
};
