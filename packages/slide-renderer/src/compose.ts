import { isComposed, linesOf, slotsOf, type ComposedLayout, type Element } from '@arrasta/domain';
import type { Area, Scene } from './context';
import type { Composition, CompositionItem } from './layouts/composition';
import type { Compose, SlideComposition, WordColors } from './layouts/draft';
import { layoutFieldOf } from './layouts/field';
import { composeBars } from './layouts/bar-layouts';
import { composeCards } from './layouts/card-layouts';
import { composeColumns } from './layouts/column-layouts';
import { composeCoverPhoto } from './layouts/cover-layouts';
import { composeCta } from './layouts/cta-layouts';
import { composeBigNumber } from './layouts/figure-layouts';
import { composeCoverFrame } from './layouts/frame-layouts';
import { fitRowsUnderHead } from './layouts/fit-rows-under-head';
import { composeGallery } from './layouts/gallery-layouts';
import { firstIconOf, withIconsOver } from './layouts/icons';
import { composeChecklist, composeTimeline } from './layouts/list-layouts';
import { composePhotoFull } from './layouts/panel-layouts';
import { composeCoverSplit, composePhotoSide, composePhotoTop } from './layouts/photo-layouts';
import { composeQuote } from './layouts/quote-layouts';
import { itemsExtent } from './layouts/item-extents';
import { emphasiseWords } from './layouts/word-emphasis';
import { composeStep } from './layouts/step-layouts';
import { placeTail, type Tail } from './layouts/tail';
import { composeCoverType, composeStatement } from './layouts/type-layouts';
import { composeOnPhotograph } from './photograph/compose-on-photograph';
import { hasOwnPapers } from './photograph/photograph-of';
import { themeDrawingOf } from './theme-drawings';
import type { ThemeDrawing } from './theme-drawing';
import { sceneOf, type SceneInput } from './scene';

const composers: Readonly<Record<ComposedLayout, Compose>> = {
  'cover-type': composeCoverType,
  'cover-photo': composeCoverPhoto,
  'cover-split': composeCoverSplit,
  'cover-frame': composeCoverFrame,
  statement: composeStatement,
  quote: composeQuote,
  'big-number': composeBigNumber,
  step: composeStep,
  'photo-top': composePhotoTop,
  'photo-side': composePhotoSide,
  'photo-full': composePhotoFull,
  gallery: composeGallery,
  cta: composeCta,
  checklist: composeChecklist,
  cards: composeCards,
  columns: composeColumns,
  timeline: composeTimeline,
  bars: composeBars,
};

/** Where words stand on the picture itself there is no place for more under them. */
const layoutsWithMore: Readonly<Partial<Record<ComposedLayout, ComposedLayout>>> = {
  'cover-photo': 'cover-split',
  'cover-frame': 'cover-split',
  'photo-full': 'photo-top',
};

/** Keeps the height of a line where nothing is typed yet. */
const nothing = '\u200B';

/** An element whose text is edited keeps its place, and its items theirs, while they are empty. */
function withPlaces(element: Element): Element {
  const lines = linesOf(element.content).map((line) => (line === '' ? nothing : line));
  return { ...element, content: lines.join('\n') };
}

function withElement(item: CompositionItem, element: Element): CompositionItem {
  return 'element' in item && item.element.id === element.id ? { ...item, element } : item;
}

function drawnIds({ items }: Composition): ReadonlySet<string> {
  return new Set(items.flatMap((item) => ('element' in item ? [item.element.id] : [])));
}

/** Those with words over rows. */
const rowLayouts: ReadonlySet<ComposedLayout> = new Set([
  'checklist',
  'cards',
  'columns',
  'timeline',
  'bars',
] as const);

function drawingOfScene({ theme }: Scene): ThemeDrawing {
  return themeDrawingOf(theme.facts.key);
}

function composerOf(draft: SlideComposition): Compose {
  const { scene, layout } = draft;
  const composer = drawingOfScene(scene).composers?.[layout] ?? composers[layout];
  return rowLayouts.has(layout) ? fitRowsUnderHead(composer) : composer;
}

function composeIn(draft: SlideComposition, field: Area): Composition {
  const { scene } = draft;
  const isOnPhotograph = scene.photograph !== null;
  const ofPhotograph = isOnPhotograph && !hasOwnPapers(scene) ? composeOnPhotograph : undefined;
  const composition = (ofPhotograph ?? composerOf(draft))({ ...draft, field });
  // Papers of a theme's own may lie anywhere on it.
  const covered = isOnPhotograph && ofPhotograph === undefined ? { seenTo: 0 } : {};
  const overflowing = [...new Set(composition.overflowing)];
  return { ...composition, ...covered, overflowing, items: withIconsOver(composition.items) };
}

/** Words and what follows them, in px. */
const gapOverTail = 16;
/** Of the field's height, what the tail has, and at most where its texts are smallest. */
const partOfTail = { usual: 0.5, highest: 0.75 } as const;

function withTail(
  composition: Composition,
  tail: Tail,
  rest: readonly Element[],
  background: readonly CompositionItem[],
): Composition {
  const tooMuch = tail.overflows ? rest.map(({ id }) => id) : [];
  return {
    ...composition,
    items: [...composition.items, ...background, ...tail.items],
    overflowing: [...composition.overflowing, ...tooMuch],
  };
}

const wordKinds: ReadonlySet<string> = new Set(['text', 'list', 'note']);

/** Where words end, whatever lies under them. */
function footOfWords({ items }: Composition): number {
  return itemsExtent(items.filter(({ kind }) => wordKinds.has(kind))).bottom;
}

/**
 * The slide with what its layout has no slot for at the foot of its words.
 * @param alone the slide as its layout has it without that
 */
function composeWithTail(
  draft: SlideComposition,
  alone: Composition,
  rest: readonly Element[],
): Composition {
  const { field } = draft;
  const column = { ...field, ...alone.column };
  const colors: WordColors = draft.colors;
  const place = { ...column, height: field.height * partOfTail.usual };
  const highest = field.height * partOfTail.highest;
  const sized = placeTail(draft, rest, place, colors, highest);
  const min = field.height - highest - gapOverTail;
  const shorter = {
    ...field,
    height: Math.max(min, field.height - sized.height - gapOverTail),
  };
  const composition = composeIn(draft, shorter);
  const { footOfMore = field.top + field.height } = composition;
  const atFoot = footOfMore - sized.height;
  // On a card as high as its words nothing is left between these and what follows them.
  const isOnCard = drawingOfScene(draft.scene).finish !== undefined;
  const hasPill = draft.layout === 'cta';
  const foot =
    isOnCard || hasPill ? itemsExtent(composition.items).bottom : footOfWords(composition);
  const underWords = foot + gapOverTail;
  const isTooMuch = sized.height > highest || composition.overflowing.length > 0;
  const beforeFoot = isOnCard ? Math.min(atFoot, underWords) : atFoot;
  const top = isTooMuch ? Math.max(beforeFoot, underWords) : beforeFoot;
  const tail = placeTail(draft, rest, { ...place, top }, colors, highest);
  const { tailBackground } = drawingOfScene(draft.scene);
  const under = tailBackground?.(draft.scene, { ...place, top, height: tail.height }) ?? [];
  return withTail(composition, tail, rest, under);
}

function composeAll(draft: SlideComposition): Composition {
  const composition = composeIn(draft, draft.field);
  const drawn = drawnIds(composition);
  const rest = draft.scene.elements.filter(({ id }) => !drawn.has(id));
  if (rest.length === 0) return composition;
  const layout = layoutsWithMore[draft.layout];
  if (layout !== undefined) return composeAll({ ...draft, layout });
  return composeWithTail(draft, composition, rest);
}

/** Decoration gives way to words that need its room. */
function composeInSpace(draft: SlideComposition): Composition {
  const composition = composeAll(draft);
  const field = draft.scene.theme.composition?.fieldOverQuiet?.(draft.scene);
  const isEnough = composition.overflowing.length === 0;
  if (isEnough || field === undefined || field.height <= draft.field.height) return composition;
  return { ...composeAll({ ...draft, field }), isDecorationQuiet: true };
}

/**
 * Where everything of a slide stands; null for one whose elements are stacked. Every element is
 * drawn once, whatever the layout.
 * @param editedElementId whose text is being typed
 */
export function compose(scene: Scene, editedElementId: string | null): Composition | null {
  const { layout } = scene.slide;
  if (!isComposed(layout) || scene.tone === null) return null;
  const edited = scene.elements.find(({ id }) => id === editedElementId);
  const elements = scene.elements.map((one) => (one === edited ? withPlaces(one) : one));
  const composed = composeInSpace({
    scene: { ...scene, elements },
    layout,
    slots: slotsOf(elements),
    colors: scene.tone,
    field: layoutFieldOf(scene),
    icon: firstIconOf(elements),
  });
  const isEmphasised = elements.some(({ emphasis }) => emphasis !== undefined);
  const emphasised = isEmphasised ? emphasiseWords(composed) : composed;
  const { finish } = drawingOfScene(scene);
  const composition = finish === undefined ? emphasised : finish(scene, emphasised);
  if (edited === undefined) return composition;
  return { ...composition, items: composition.items.map((item) => withElement(item, edited)) };
}

/**
 * Where the picture or list of that id stands on a composed slide, in px of the slide; null where it
 * has no place of its own.
 */
export function elementAreaOf(input: SceneInput, elementId: string): Area | null {
  const items = compose(sceneOf(input), null)?.items ?? [];
  for (const item of items) {
    const hasArea = item.kind === 'image' || item.kind === 'list';
    if (hasArea && item.element.id === elementId) return item.area;
  }
  return null;
}
