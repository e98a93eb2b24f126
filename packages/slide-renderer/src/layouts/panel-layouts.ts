import { itemsOf, slideHeights, type Element } from '@arrasta/domain';
import { insetsOf } from '../format';
import { slideWidth, type Area } from '../context';
import type { BoxItem, Composition, ListItem, ListRow } from './composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  themeKeyOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from './draft';
import { bleedOf } from './field';
import { itemText, listWordContext, rowsIn } from './list-parts';
import { markOf, middleOf } from './list-marks';
import { slipWithoutMargin } from './paper';
import { imageItems } from './image-items';
import { headColors, headScrim, scrimBox, scrimOf, type Scrim } from './scrims';
import { panelTone } from '../tones';
import { composeStatement } from './type-layouts';
import { placeRows } from './rows';
import { placeWords } from './words';

/** A panel at the foot of a picture. Measures in px. */
interface PanelLook {
  /** From the sides of the slide. */
  readonly inset: number;
  readonly radius: number;
  /** For the brand line, where that stands inside of it. */
  readonly brand: number;
}

export const panelLooks: Readonly<Record<ReturnType<typeof themeKeyOf>, PanelLook>> = {
  minimal: { inset: 16, radius: 18, brand: 48 },
  editorial: { inset: 16, radius: 0, brand: 52 },
  bold: { inset: 0, radius: 0, brand: 0 },
  notebook: { inset: 16, radius: 3, brand: 52 },
  frame: { inset: 32, radius: 18, brand: 0 },
  geo: { inset: 16, radius: 0, brand: 52 },
  retro: { inset: 16, radius: 26, brand: 52 },
  swiss: { inset: 28, radius: 0, brand: 0 },
  social: { inset: 16, radius: 18, brand: 52 },
  glow: { inset: 16, radius: 24, brand: 52 },
  collage: { inset: 16, radius: 3, brand: 52 },
  press: { inset: 28, radius: 0, brand: 0 },
};

/** Of Geométrico, whose brand line stands lower than others, under that from the foot of the slide. */
const insetUnderBrand = 8;

/** What chrome has beside it on a slide of its own, in px. */
const chromeMargin = 32;

export const panelPadding = 22;
/** Of the field's height, what the panel has of it at most. */
export const panelShare: ByFormat<number> = { usual: 0.64, '1:1': 0.72 };
/** The same height where a row of cells has taken the head of the field. */
const panelShareUnderCells: ByFormat<number> = { usual: 0.78, '1:1': 0.94 };

const row = { height: 34, mark: 24, gap: 10, under: 12, part: 0.34 } as const;

export function listHeight({ field }: SlideComposition, list: Element | undefined): number {
  if (list === undefined) return 0;
  return Math.min(itemsOf(list).length * row.height, field.height * row.part);
}

interface PlacedList {
  readonly item: ListItem;
  readonly overflows: boolean;
}

/** How much higher than they should be rows are where they are lower than their words. */
const rowGrowths = [1, 1.5, 2, 3, 5, 8] as const;

/** The first list: a row for each of its items. Rows of too many words go on past the foot. */
export function placeList(draft: SlideComposition, list: Element, area: Area): PlacedList {
  const placed = placeRowsOf(draft, list, area);
  if (!placed.overflows) return placed;
  const whole = itemsOf(list).length * row.height;
  const grown = rowGrowths
    .filter((by) => by * whole > area.height)
    .map((by) => () => placeRowsOf(draft, list, { ...area, height: by * whole }));
  for (const place of grown) {
    const { item, overflows } = place();
    if (!overflows) return { item, overflows: true };
  }
  return placed;
}

function placeRowsOf(draft: SlideComposition, list: Element, area: Area): PlacedList {
  const items = itemsOf(list);
  const isNumbered = list.style.listType === 'numbered';
  const areas = rowsIn(area, items.length, 0);
  const by = row.mark + row.gap;
  const wordsAreas = areas.map((one) => ({ ...one, left: one.left + by, width: one.width - by }));
  const color = () => draft.colors.text;
  const words = items.map((item) => [
    itemText(list, item, { role: 'item', range: [15, 19], color }),
  ]);
  const { runs, overflows } = placeRows(words, wordsAreas, listWordContext(draft));
  const rows = areas.map((one, index): ListRow => {
    const box = middleOf({ ...one, width: row.mark }, row.mark);
    const mark = markOf(draft, isNumbered ? index + 1 : null, box);
    return { area: one, ...mark, runs: runs[index] ?? [] };
  });
  return { item: { kind: 'list', element: list, area, rows }, overflows };
}

/** Whether brand and number stand in a row of their own, beside which the picture ends. */
function isOnRows(key: ReturnType<typeof themeKeyOf>): boolean {
  return key === 'swiss' || key === 'press';
}

/** Where the panel ends, in px from the head of the slide. */
export function panelFootOf(draft: SlideComposition): number {
  const { scene, field } = draft;
  const bleed = bleedOf(scene);
  const key = themeKeyOf(draft);
  if (key === 'bold') return bleed.top + bleed.height;
  if (isOnRows(key)) return field.top + field.height;
  if (key === 'frame') return field.top + field.height + 4;
  const { foot } = insetsOf(scene.carousel.format);
  const isUnderBrand = key === 'geo' && hasBrandInside(draft);
  const inset = isUnderBrand ? insetUnderBrand : panelLooks[key].inset;
  return bleed.top + bleed.height - inset - foot;
}

/** Where words on the panel end, in px: above what apps lay over the foot of a story. */
function footOfPanelWords({ scene }: SlideComposition, foot: number): number {
  const { format } = scene.carousel;
  return Math.min(foot, slideHeights[format] - insetsOf(format).foot) - panelPadding;
}

export function hasBrandInside(draft: SlideComposition): boolean {
  const { carousel } = draft.scene;
  if (isOnRows(themeKeyOf(draft))) return false;
  return !carousel.hideFooter && carousel.brandPosition === 'footer';
}

export function panelItems(draft: SlideComposition, area: Area): BoxItem[] {
  const key = themeKeyOf(draft);
  if (key === 'notebook') return slipWithoutMargin(draft, area);
  const { radius } = panelLooks[key];
  return [{ kind: 'box', area, fill: draft.colors.background.css, radius }];
}

/** The pill of a notebook goes to the left as far as its words do; its tab stays at the edge. */
function besideMargin({ field }: SlideComposition, wordsLeft: number) {
  const left = wordsLeft - field.left + chromeMargin;
  return { left, width: slideWidth - chromeMargin - left };
}

/** Under the dots of a card. */
function dotsScrim(draft: SlideComposition, scrim: Scrim, top: number): BoxItem[] {
  if (themeKeyOf(draft) !== 'frame') return [];
  const bleed = bleedOf(draft.scene);
  const foot = bleed.top + bleed.height;
  const area = { ...bleed, top: top - 40, height: foot - top + 40 };
  const stops = [
    { y: area.top, strength: 0 },
    { y: top, strength: scrim.small },
    { y: foot, strength: scrim.small },
  ];
  return [scrimBox(scrim, area, stops, bleed.radius)];
}

/** What stands around the elements: on the panel, or on the picture. */
function chromeOf(
  draft: SlideComposition,
  { colors }: SlideComposition,
  scrim: Scrim,
): Pick<Composition, 'chrome' | 'head' | 'chromeColumn'> {
  const key = themeKeyOf(draft);
  const onImage = headColors(draft, scrim);
  // A brand line at the head stands above the picture.
  const isOnBackground = key === 'geo' || isOnRows(key);
  if (key === 'bold' || (isOnBackground && !hasBrandInside(draft))) return onImage;
  if (key === 'frame' || !hasBrandInside(draft)) return { chrome: scrim.chrome, ...onImage };
  const { inset } = panelLooks[key];
  const [under = colors.text] = colors.background.colors;
  const left = inset + panelPadding;
  return {
    ...onImage,
    chrome: { text: colors.text, block: colors.block, under },
    chromeColumn:
      key === 'notebook' ? besideMargin(draft, left) : { left, width: slideWidth - 2 * left },
  };
}

/** Words and a list on a panel at the foot of a picture that fills the slide. */
export const composePhotoFull: Compose = (draft): Composition => {
  if (draft.slots.images.length === 0) return composeStatement(draft);
  const key = themeKeyOf(draft);
  const { field, scene } = draft;
  const { inset, brand } = panelLooks[key];
  const bleed = bleedOf(scene);
  const onPanel: SlideComposition = {
    ...draft,
    colors: panelTone(scene, draft.colors, draft.slots.lists.length > 0),
  };
  const [list] = draft.slots.lists;
  const left = key === 'bold' ? field.left : inset + panelPadding;
  const width = slideWidth - left - Math.max(32, inset + panelPadding);
  const foot = panelFootOf(draft);
  const wordsFoot = footOfPanelWords(draft, foot) - (hasBrandInside(draft) ? brand : 0);
  const share = key === 'geo' ? panelShareUnderCells : panelShare;
  const highest = field.top + field.height * (1 - measureFor(draft, share));
  const max = wordsFoot - panelPadding - highest;
  const height = listHeight(draft, list);
  const taken = height === 0 ? 0 : height + row.under;
  const slot = { left, width, top: wordsFoot - max, height: max - taken };
  const ranges = { title: { range: [26, 46], maxLines: 4 }, text: [15, 19] } as const;
  const words = allWords(onPanel, ranges);
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const listArea = { left, width, top: wordsFoot - height, height };
  const placedList = list ? placeList(onPanel, list, listArea) : null;
  const top = placed.area.top - panelPadding;
  const panel = { left: inset, width: slideWidth - 2 * inset, top, height: foot - top };
  const scrim = scrimOf(draft);
  return {
    items: [
      ...imageItems(draft, bleed, bleed.radius),
      ...headScrim(draft, scrim),
      ...dotsScrim(draft, scrim, foot),
      ...panelItems(onPanel, panel),
      ...placed.items,
      ...(placedList ? [placedList.item] : []),
    ],
    overflowing: [...placed.overflowing, ...(list && placedList?.overflows ? [list.id] : [])],
    ...chromeOf(draft, onPanel, scrim),
  };
};
