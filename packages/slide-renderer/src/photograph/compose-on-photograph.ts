import { slideWidth, type Area } from '../context';
import type { Composition } from '../layouts/composition';
import { themeKeyOf, type SlideComposition } from '../layouts/draft';
import { itemsExtent } from '../layouts/item-extents';
import { slipItems, straightSlipItems } from '../layouts/paper';
import { paperChrome } from '../layouts/scrims';
import { turnText } from '../layouts/turned';
import { showsSwipeHint } from '../slide-chrome';
import { isOpenOnPhotograph } from './photograph-of';
import { brandColumn, isBrandOnPanel, placePanel } from './photograph-panel';
import { footScrimOf, headScrimOf, photographScrim } from './photograph-scrims';
import { placeOpenWords } from './photograph-words';

/** What a scrim, a panel or a slip makes of chrome and grounds. */
type Grounded = Pick<Composition, 'grounds' | 'chrome' | 'head' | 'chromeColumn' | 'seenTo'>;

/** Colours of what a theme has at the head of the photograph. */
function headOf({ scene }: SlideComposition): Grounded {
  return headScrimOf(scene).length === 0 ? {} : { head: photographScrim(scene).chrome };
}

/** A slip of ruled paper under the words, askew where it carries nothing else. In px. */
const slip = { padding: 24, turn: -1.6, side: 20, foot: 8 } as const;

function composeSlip(draft: SlideComposition): Composition {
  const room = { ...draft.field, height: draft.field.height - slip.padding + slip.foot };
  const { items, overflowing } = placeOpenWords({ ...draft, field: room });
  const { top, bottom } = itemsExtent(items);
  const area: Area = {
    left: slip.side,
    width: slideWidth - 2 * slip.side,
    // Edges that are turned are sharpest where they were on pixels before.
    top: Math.floor(top - slip.padding),
    height: 2 * Math.ceil((bottom - top + 2 * slip.padding) / 2),
  };
  const areAllTexts = items.every(({ kind }) => kind === 'text');
  const turn = areAllTexts ? slip.turn : 0;
  const turned = items.map((item) => (item.kind === 'text' ? turnText(item, area, turn) : item));
  const ground = areAllTexts ? slipItems(draft, area, turn) : straightSlipItems(draft, area);
  return {
    items: [...ground, ...turned],
    overflowing,
    seenTo: area.top,
    chrome: paperChrome(draft),
  };
}

/** Scrims lie under decoration; the lines of Neon cross words, and so lie under the scrim. */
function withScrims(draft: SlideComposition, composition: Composition): Composition {
  const scrims = [...footScrimOf(draft.scene), ...headScrimOf(draft.scene)];
  if (themeKeyOf(draft) !== 'glow') return { ...composition, grounds: scrims };
  return { ...composition, items: [...scrims, ...composition.items] };
}

function composeOpen(draft: SlideComposition): Composition {
  const { scene } = draft;
  const placed = placeOpenWords(draft);
  const composition = {
    ...placed,
    ...headOf(draft),
    // A band has a ground of its own.
    ...(themeKeyOf(draft) !== 'bold' && { chrome: photographScrim(scene).chrome }),
  };
  return withScrims(draft, composition);
}

function composePanel(draft: SlideComposition): Composition {
  const { scene } = draft;
  const { top, ...placed } = placePanel(draft);
  const key = themeKeyOf(draft);
  const composition = { ...placed, ...headOf(draft), seenTo: top };
  if (key === 'notebook') return { ...composition, chrome: paperChrome(draft) };
  if (isBrandOnPanel(draft)) {
    const { text, block, ground } = draft.colors;
    const [under = text] = ground.colors;
    const column = brandColumn(scene);
    const chrome = { text, block, under };
    const columned = column === null ? {} : { chromeColumn: column };
    return withScrims(draft, { ...composition, chrome, ...columned });
  }
  const chrome = key === 'bold' ? {} : { chrome: photographScrim(scene).chrome };
  return withScrims(draft, { ...composition, ...chrome });
}

function isWholeDrawn({ scene }: SlideComposition, { items }: Composition): boolean {
  const drawn = new Set(items.flatMap((item) => ('element' in item ? [item.element.id] : [])));
  return scene.elements.every(({ id }) => drawn.has(id));
}

/** Beside words of Moldura, whose arrow stands in the middle of the right side. In px. */
const roomOfArrow = 18;

function besideArrow(draft: SlideComposition): SlideComposition {
  const { scene, field } = draft;
  if (themeKeyOf(draft) !== 'frame' || !showsSwipeHint(scene)) return draft;
  const { left, width } = field;
  const narrower = { left: left + roomOfArrow, width: width - 2 * roomOfArrow };
  return { ...draft, field: { ...field, ...narrower } };
}

function composeOnIt(draft: SlideComposition): Composition | null {
  const composed = themeKeyOf(draft) === 'notebook' ? composeSlip(draft) : composeOpen(draft);
  return composed.overflowing.length === 0 && isWholeDrawn(draft, composed) ? composed : null;
}

/** The same where the theme's decoration gives way. */
function composeOverQuiet(draft: SlideComposition): Composition | null {
  const field = draft.scene.theme.composition?.fieldOverQuiet?.(draft.scene);
  const composed = field === undefined ? null : composeOnIt({ ...draft, field });
  return composed && { ...composed, isDecorationQuiet: true };
}

/**
 * A slide on the carousel's photograph: its words on the photograph itself, else all that it has on a
 * panel. Source: docs/product/themes.md 35.
 */
export function composeOnPhotograph(draft: SlideComposition): Composition {
  const { slide, elements } = draft.scene;
  if (!isOpenOnPhotograph(slide.layout, elements)) return composePanel(draft);
  const open = besideArrow(draft);
  return composeOnIt(open) ?? composeOverQuiet(open) ?? composePanel(draft);
}
