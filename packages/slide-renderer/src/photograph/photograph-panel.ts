import { itemsOf, slideHeights, type Element } from '@arrasta/domain';
import { slideWidth, type Area, type Scene } from '../context';
import type { Composition, CompositionItem } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  themeKeyOf,
  type SlideComposition,
} from '../layouts/draft';
import {
  hasBrandInside,
  panelFootOf,
  panelItems,
  panelLooks,
  panelPadding,
  panelShare,
  placeList,
} from '../layouts/panel-layouts';
import { straightSlipItems } from '../layouts/paper';
import { placeTail, type Tail } from '../layouts/tail';
import { placeWords } from '../layouts/words';
import { insetsOf } from '../format';
import { panelTone } from '../tones';
import { rulesOfSlip } from './photograph-tone';

/** A row of a list, and what all of them have of the field at most. */
const row = { height: 32, part: 0.56 } as const;
const gap = 12;
/** How high pictures on a panel are, by how many there are. In px. */
const imageHeights = [148, 112, 84] as const;
const imageGap = 8;
const imageRadius = 8;

/** Where a panel stands from side to side, where it ends, and what it keeps for the brand line. */
interface PanelPlace {
  readonly left: number;
  readonly width: number;
  readonly foot: number;
  readonly brand: number;
}

/** Over the bands of Retrô, which run along the foot of all slides. */
const overBands = { foot: 60, brand: 30 } as const;

function placeOfPanel(draft: SlideComposition): PanelPlace {
  const { scene, field } = draft;
  const key = themeKeyOf(draft);
  const { inset, brand } = panelLooks[key];
  const isFlush = key === 'bold' || key === 'notebook';
  const sides = { left: inset + panelPadding, width: slideWidth - 2 * (inset + panelPadding) };
  const { left, width } = isFlush ? field : sides;
  const hasBrand = hasBrandInside(draft);
  if (key !== 'retro') {
    return { left, width, foot: panelFootOf(draft), brand: hasBrand ? brand : 0 };
  }
  const { format } = scene.carousel;
  const foot = slideHeights[format] - insetsOf(format).foot - overBands.foot;
  return { left, width, foot, brand: hasBrand ? overBands.brand : 0 };
}

/** Pictures beside one another, all alike. */
function imageRow(images: readonly Element[], { left, top, width }: Area) {
  const height = imageHeights[images.length - 1] ?? imageHeights[2];
  const each = (width - imageGap * (images.length - 1)) / images.length;
  const items = images.map((element, index): CompositionItem => {
    const area = { left: left + index * (each + imageGap), top, width: each, height };
    return { kind: 'image', element, area, radius: imageRadius };
  });
  return { items, height };
}

interface Contents {
  readonly images: readonly Element[];
  /** Whose items have rows of one height. */
  readonly list: Element | null;
  /** What else there is, one under the other. */
  readonly rest: readonly Element[];
}

interface PlacedContents {
  readonly items: readonly CompositionItem[];
  readonly top: number;
  readonly overflowing: readonly string[];
}

function placeRest(draft: SlideComposition, rest: readonly Element[], area: Area): Tail {
  return placeTail(draft, rest, area, draft.colors, area.height);
}

/** Pictures, words, a list and what else there is, from the foot of the panel upwards. */
function placeContents(
  draft: SlideComposition,
  { images, list, rest }: Contents,
  { area, highest }: { readonly area: Area; readonly highest: number },
): PlacedContents {
  const { field } = draft;
  let bottom = area.top + area.height;
  const items: CompositionItem[] = [];
  const overflowing: string[] = [];
  if (rest.length > 0) {
    const max = { ...area, height: field.height * row.part };
    const { height } = placeRest(draft, rest, max);
    const tail = placeRest(draft, rest, { ...max, top: bottom - height });
    items.push(...tail.items);
    if (tail.overflows) overflowing.push(...rest.map(({ id }) => id));
    bottom -= height + gap;
  }
  if (list !== null) {
    const height = Math.min(itemsOf(list).length * row.height, field.height * row.part);
    const placed = placeList(draft, list, { ...area, top: bottom - height, height });
    items.push(placed.item);
    if (placed.overflows) overflowing.push(list.id);
    bottom -= height + gap;
  }
  const measured = images.length === 0 ? null : imageRow(images, area);
  const over = measured === null ? 0 : measured.height + gap;
  const top = highest + over;
  const ranges = { title: { range: [24, 46], maxLines: 4 }, text: [15, 19] } as const;
  const words = allWords(draft, ranges);
  const slot = { ...area, top, height: bottom - top };
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const wordsTop = words.length === 0 ? bottom : placed.area.top;
  const placedRow = measured && imageRow(images, { ...area, top: wordsTop - over });
  return {
    items: [...(placedRow?.items ?? []), ...placed.items, ...items.toReversed()],
    top: wordsTop - over,
    overflowing: [...placed.overflowing, ...overflowing],
  };
}

function drawnIds(items: readonly CompositionItem[]): ReadonlySet<string> {
  return new Set(items.flatMap((item) => ('element' in item ? [item.element.id] : [])));
}

/** The contents of a slide as a panel has them: with one list of rows, or all lists as they are. */
function contentsOf(draft: SlideComposition, hasRows: boolean): Contents {
  const { slots, scene } = draft;
  const [list = null] = hasRows ? slots.lists : [];
  const words = drawnIds(
    placeWords(
      allWords(draft, { title: { range: [24, 24] }, text: [15, 15] }),
      { slot: draft.field, anchor: 'head' },
      wordContextOf(draft),
    ).items,
  );
  const images = scene.elements.filter(({ type }) => type === 'image');
  const rest = scene.elements.filter(
    (element) =>
      element !== list &&
      element !== draft.icon &&
      element.type !== 'image' &&
      !words.has(element.id),
  );
  return { images, list, rest };
}

/** The panel itself, or a slip of paper. */
function slipOrPanelItems(draft: SlideComposition, area: Area) {
  const isSlip = themeKeyOf(draft) === 'notebook';
  return isSlip ? straightSlipItems(draft, area) : panelItems(draft, area);
}

/** The panel of a slide on a photograph: all that it has, at the foot. */
export function placePanel(draft: SlideComposition): Composition & { readonly top: number } {
  const { scene, field } = draft;
  const hasList = draft.slots.lists.length > 0;
  const colors = panelTone(scene, draft.colors, hasList, rulesOfSlip(scene));
  const onPanel = { ...draft, colors };
  const { left, width, foot, brand } = placeOfPanel(draft);
  const { inset } = panelLooks[themeKeyOf(draft)];
  const bottom = foot - panelPadding - brand;
  const area = { left, width, top: field.top, height: bottom - field.top };
  const place = (hasRows: boolean, share: number) => {
    const highest = field.top + field.height * (1 - share) + panelPadding;
    return placeContents(onPanel, contentsOf(onPanel, hasRows), { area, highest });
  };
  const usual = place(true, measureFor(draft, panelShare));
  const higher = usual.overflowing.length === 0 ? usual : place(true, 1);
  const placed = higher.overflowing.length === 0 ? higher : place(false, 1);
  const top = Math.floor(placed.top - panelPadding);
  const panel = { left: inset, width: slideWidth - 2 * inset, top, height: foot - top };
  return {
    items: [...slipOrPanelItems(onPanel, panel), ...placed.items],
    overflowing: placed.overflowing,
    top,
  };
}

/** Whether the brand line stands on the panel. */
export function isBrandOnPanel(draft: SlideComposition): boolean {
  const key = themeKeyOf(draft);
  return key !== 'bold' && key !== 'frame' && hasBrandInside(draft);
}

/** What the brand line of a panel stands in, from side to side. */
export function brandColumn(scene: Scene): Pick<Area, 'left' | 'width'> | null {
  const { key } = scene.theme.facts;
  if (key === 'notebook') return null;
  const left = panelLooks[key].inset + panelPadding;
  return { left, width: slideWidth - 2 * left };
}
