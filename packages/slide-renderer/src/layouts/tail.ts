import { isTextual, itemsOf, type Element } from '@arrasta/domain';
import { slideWidth, type Area } from '../context';
import { figureSize } from '../elements/figures';
import type { CompositionItem, ListRow, TextRun } from './composition';
import { wordContextOf, textWords, type SlideComposition, type WordColors } from './draft';
import type { WordsToPlace } from './word-style';
import { placeWords } from './words';

/** What a layout has no slot for, under its words. Measures in px. Source: docs/product/layouts.md 19. */
export interface Tail {
  readonly items: readonly CompositionItem[];
  readonly height: number;
  readonly overflows: boolean;
}

/** Sizes of its texts, the first that fits; items of lists are a step larger. */
const textSizes = [17, 16, 15] as const;
const itemStep = 1;
const gap = 12;
const itemGap = 6;
const markWidth = 26;
const imageRowMeasures = { height: 72, gap: 8, radius: 8 } as const;

/** One thing under the other, each knowing how high it is. */
interface Block {
  readonly items: readonly CompositionItem[];
  readonly height: number;
  readonly overflows: boolean;
}

interface Place {
  readonly draft: SlideComposition;
  readonly colors: WordColors;
  readonly size: number;
  /** From its top on, as high as the slide goes. */
  readonly slot: Area;
}

function wordsIn({ draft, colors, size, slot }: Place, words: WordsToPlace): Block {
  const sized: WordsToPlace = { ...words, range: [size, size], color: () => colors.text };
  const placed = placeWords([sized], { slot, anchor: 'head' }, wordContextOf(draft));
  return {
    items: placed.items,
    height: placed.area.height,
    overflows: placed.overflowing.length > 0,
  };
}

function runOf({ items: [item] }: Block): TextRun | null {
  return item?.kind === 'text' ? (item.runs[0] ?? null) : null;
}

/** The mark of an item: its number, or a bullet. */
function markWords(list: Element, index: number, place: Place): WordsToPlace {
  const isNumbered = list.style.listType === 'numbered';
  const content = isNumbered ? `${String(index + 1)}.` : '•';
  const words = textWords(place.draft, { ...list, style: {} }, [14, 14], place.colors);
  return { ...words, content, isStrong: true };
}

function listBlock(list: Element, place: Place): Block {
  const { slot, draft, colors } = place;
  const rows: ListRow[] = [];
  let top = slot.top;
  for (const [index, item] of itemsOf(list).entries()) {
    const under = { left: slot.left + markWidth, width: slot.width - markWidth };
    const itemPlace = { ...place, size: place.size + itemStep, slot: { ...slot, ...under, top } };
    const words = textWords(draft, { ...list, style: {} }, [14, 14], colors);
    const block = wordsIn(itemPlace, { ...words, content: item, isLeftAligned: true });
    const mark = wordsIn(
      { ...itemPlace, slot: { ...slot, width: markWidth, top } },
      { ...markWords(list, index, place), isLeftAligned: true },
    );
    const [run, markRun] = [runOf(block), runOf(mark)];
    const area = { ...slot, top, height: block.height };
    rows.push({ area, under: [], mark: markRun, runs: run === null ? [] : [run] });
    top += block.height + itemGap;
  }
  const height = Math.max(0, top - itemGap - slot.top);
  const item: CompositionItem = {
    kind: 'list',
    element: list,
    area: { ...slot, height },
    rows,
  };
  return { items: [item], height, overflows: false };
}

/** Pictures in one row, all alike. */
function imagesBlock(images: readonly Element[], { slot }: Place): Block {
  const width = (slot.width - imageRowMeasures.gap * (images.length - 1)) / images.length;
  const items = images.map((element, index): CompositionItem => {
    const left = slot.left + index * (width + imageRowMeasures.gap);
    const area = { left, top: slot.top, width, height: imageRowMeasures.height };
    return { kind: 'image', element, area, radius: imageRowMeasures.radius };
  });
  return { items, height: imageRowMeasures.height, overflows: false };
}

function figureBlock(element: Element, { slot, draft }: Place): Block {
  const size = figureSize(element, draft.scene);
  const width = Math.min(size.width, slot.width);
  const isCentred = wordContextOf(draft).align === 'center';
  const left = isCentred ? slot.left + (slot.width - width) / 2 : slot.left;
  const area = { left, top: slot.top, width, height: size.height };
  return { items: [{ kind: 'figure', element, area }], height: size.height, overflows: false };
}

function blockOf(element: Element, images: readonly Element[], place: Place): Block | null {
  if (element.type === 'image') return element === images[0] ? imagesBlock(images, place) : null;
  if (element.type === 'list') return listBlock(element, place);
  if (!isTextual(element.type)) return figureBlock(element, place);
  return wordsIn(place, textWords(place.draft, element, [14, 14], place.colors));
}

function stackBlocks(elements: readonly Element[], place: Place): Tail {
  const images = elements.filter(({ type }) => type === 'image');
  const items: CompositionItem[] = [];
  let top = place.slot.top;
  let overflows = false;
  for (const element of elements) {
    const block = blockOf(element, images, { ...place, slot: { ...place.slot, top } });
    if (block === null) continue;
    items.push(...block.items);
    top += block.height + gap;
    overflows ||= block.overflows;
  }
  return { items, height: Math.max(0, top - gap - place.slot.top), overflows };
}

/**
 * Elements one under the other, in their order, as large as the height allows.
 * @param column from side to side; its height is what there is for the sizes to choose among
 * @param highest what it may have in the smallest ones, in px
 */
export function placeTail(
  draft: SlideComposition,
  elements: readonly Element[],
  column: Area,
  colors: WordColors,
  highest = column.height,
): Tail {
  const slot = { ...column, height: slideWidth };
  const tails = textSizes.map((size) => stackBlocks(elements, { draft, colors, size, slot }));
  const last = tails.at(-1) ?? { items: [], height: 0, overflows: false };
  const fitting = tails.find(({ height, overflows }) => height <= column.height && !overflows);
  return fitting ?? { ...last, overflows: last.overflows || last.height > highest };
}
