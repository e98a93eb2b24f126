import { slideWidth, type Area } from '../context';
import type { Composition, TextItem } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { deviceIconScale } from '../layouts/icons';
import { imageItems } from '../layouts/image-items';
import type { SizeRange } from '../layouts/title-metrics';
import type { WordsToPlace } from '../layouts/word-style';
import { placeWords } from '../layouts/words';
import { frameItems, framePadding } from './press-frame';
import { footOfBleed, hasNoImage } from './press-photos';
import { hasMasthead, mastheadOf } from './press-place';
import { placeTitled } from './press-words';

/** What a kicker has in the masthead: beside the page, in one line. In px. */
const kickerLine = { size: 14, height: 20, width: 260 } as const;

/** The kicker in the last row of the masthead; null where that has no room for it. */
function placeInMasthead(draft: SlideComposition): TextItem | null {
  const { slots, scene, field, colors } = draft;
  const { kicker } = slots;
  if (kicker === null || !hasMasthead(scene)) return null;
  const { size, height, width } = kickerLine;
  const words: WordsToPlace = {
    element: kicker,
    content: kicker.content,
    role: 'text',
    range: [size, size],
    maxLines: 1,
    color: () => colors.text,
    emphasis: colors.emphasis,
    isLeftAligned: true,
  };
  const top = mastheadOf(scene).placeTop;
  const slot = { ...field, top, width, height };
  const wordContext = { ...wordContextOf(draft), align: 'left' as const };
  const { items, overflowing } = placeWords([words], { slot, anchor: 'centre' }, wordContext);
  return overflowing.length > 0 ? null : (items[0] ?? null);
}

interface CoverWords {
  readonly masthead: readonly TextItem[];
  readonly words: readonly WordsToPlace[];
}

interface CoverLook {
  readonly title: { readonly range: SizeRange; readonly keptForRag: number };
  readonly text: SizeRange;
  /** How much larger than its own measures the icon is. */
  readonly iconScale: number;
}

const coverLooks = {
  type: {
    title: { range: [30, 82], keptForRag: 0.96 },
    text: [16, 21],
    iconScale: deviceIconScale,
  },
  image: { title: { range: [26, 64], keptForRag: 0.85 }, text: [15, 19], iconScale: 1 },
} as const;

/** Kicker, title and texts of a cover, these in italics; the kicker in the masthead if it fits. */
function coverWords(draft: SlideComposition, look: CoverLook): CoverWords {
  const kicker = placeInMasthead(draft);
  const slots = kicker === null ? draft.slots : { ...draft.slots, kicker: null };
  const { title, text, iconScale } = look;
  const ranges = { title: { ...title, maxLines: 4 }, text };
  const words = allWords({ ...draft, slots }, ranges, draft.colors, iconScale);
  return {
    masthead: kicker === null ? [] : [kicker],
    words: words.map((one) => (one.role === 'text' ? { ...one, isItalic: true } : one)),
  };
}

/** Title and texts in the middle of what the masthead leaves. */
export const composePressCoverType: Compose = (draft): Composition => {
  const { masthead: over, words } = coverWords(draft, coverLooks.type);
  const placed = placeTitled(draft, words, { slot: draft.field, anchor: 'centre' });
  return { items: [...over, ...placed.items], overflowing: placed.overflowing };
};

/** How high a picture is at least, in px: the first at which the words fit. */
const minHeights: ByFormat<readonly number[]> = {
  usual: [162, 140, 119, 97],
  '1:1': [112, 95, 78],
};
/** Between words and a picture, in px. */
const gap = 14;

interface Divided {
  readonly draft: SlideComposition;
  /** Where words and picture end. */
  readonly foot: number;
  readonly isImageUnder: boolean;
}

/** Words and a picture as high as they leave it, one over the other. */
function divideCover({ draft, foot, isImageUnder }: Divided) {
  const { field } = draft;
  const { masthead: over, words } = coverWords(draft, coverLooks.image);
  const whole = { ...field, height: foot - field.top };
  const tried = measureFor(draft, minHeights).map((min) => {
    const height = whole.height - min - gap;
    const slot = { ...field, top: isImageUnder ? field.top : foot - height, height };
    const anchor = isImageUnder ? ('head' as const) : ('foot' as const);
    return { min, placed: placeTitled(draft, words, { slot, anchor }) };
  });
  const found = tried.find(({ placed }) => placed.overflowing.length === 0) ?? tried.at(-1);
  if (found === undefined || words.length === 0) {
    return { over, imageArea: whole, texts: [], overflowing: [] };
  }
  const { min, placed } = found;
  const free = whole.height - placed.area.height - gap;
  const height = Math.max(min, free);
  const imageArea: Area = { ...whole, top: isImageUnder ? foot - height : whole.top, height };
  return { over, imageArea, texts: placed.items, overflowing: placed.overflowing };
}

/** Title and texts under the masthead, a picture from edge to edge down to the ticker. */
export const composePressCoverPhoto: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composePressCoverType(draft);
  const foot = footOfBleed(draft);
  const { over, imageArea, texts, overflowing } = divideCover({ draft, foot, isImageUnder: true });
  const bleeding = { ...imageArea, left: 0, width: slideWidth };
  return { items: [...imageItems(draft, bleeding), ...over, ...texts], overflowing };
};

/** A picture between the margins under the masthead, title and texts under it. */
export const composePressCoverSplit: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composePressCoverType(draft);
  const foot = draft.field.top + draft.field.height;
  const { over, imageArea, texts, overflowing } = divideCover({ draft, foot, isImageUnder: false });
  return { items: [...imageItems(draft, imageArea), ...over, ...texts], overflowing };
};

/** Title and texts under the masthead, a picture in a double frame at the foot. */
export const composePressCoverFrame: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composePressCoverType(draft);
  const foot = draft.field.top + draft.field.height;
  const { over, imageArea, texts, overflowing } = divideCover({ draft, foot, isImageUnder: true });
  const inner = {
    left: imageArea.left + framePadding,
    top: imageArea.top + framePadding,
    width: imageArea.width - 2 * framePadding,
    height: imageArea.height - 2 * framePadding,
  };
  return {
    items: [...frameItems(draft, imageArea), ...imageItems(draft, inner), ...over, ...texts],
    overflowing,
  };
};
