import {
  barItemsOf,
  chooseTones,
  countHeadedTexts,
  figureOf,
  isQuotation,
  itemsOf,
  layoutFitOf,
  matchingLayouts,
  ordinalOf,
  singleLineOf,
  slotsOf,
  splitLabel,
  stepRuns,
  type LayoutLooks,
  type Slide,
  type SlideLayout,
  type Slots,
} from '@arrasta/domain';

/** What of a slide of a template others take from it. */
export type SlideOfTemplate = Pick<Slide, 'layout' | 'tone'>;

/** A slide with what its layout is chosen by. */
interface Place {
  readonly slides: readonly Slide[];
  readonly index: number;
  readonly slots: Slots;
  /** Whether it is one of a run, or the whole text one series. */
  readonly isStep: boolean;
  readonly looks: LayoutLooks;
}

/** Letters that a layout has room for. */
const max = { call: 220, callTitle: 120, onImage: 120, underFigure: 140 } as const;

const wordsOf = ({ kicker, title, subtitle, texts }: Slots) =>
  [kicker, title, subtitle, ...texts].filter((element) => element !== null).map(singleLineOf);

function lengthOf(slots: Slots): number {
  return wordsOf(slots).reduce((sum, { length }) => sum + length, 0);
}

function titleOf({ title }: Slots): string {
  return title === null ? '' : singleLineOf(title);
}

function isWordsAlone({ lists, images }: Slots): boolean {
  return lists.length === 0 && images.length === 0;
}

function hasQuotation({ title, texts }: Slots): boolean {
  const words = title === null ? texts : [title, ...texts];
  return words.some((text) => isQuotation(singleLineOf(text)));
}

/** Whether what somebody said begins a text: it calls for nothing, whatever follows it. */
function beginsWithQuotation({ title, texts }: Slots): boolean {
  const words = title === null ? texts : [title, ...texts];
  return words.some((text) => /^(?:"[^"]+"|“[^”]+”|«[^»]+»)/u.test(singleLineOf(text)));
}

/** Layouts of lists that show these items as what they are: only what has an order is counted. */
function listLayouts({ slots, slides, index }: Place): SlideLayout[] {
  const [list] = slots.lists;
  if (list === undefined) return [];
  const items = itemsOf(list);
  const element = slides[index]?.elements.find((one) => one === list);
  const labelled = items.filter((item) => splitLabel(item).label !== null).length;
  const hasLabels = labelled * 2 >= items.length;
  const isNumbered = element?.style.listType === 'numbered';
  const hasOrder = isNumbered || hasLabels;
  const areShort = items.every(({ length }) => length <= 42);
  const layouts: [SlideLayout, boolean][] = [
    ['bars', barItemsOf(items) !== null],
    ['timeline', hasOrder && items.length <= 7],
    // Cards of most themes have no numbers.
    ['cards', items.length <= 6 && !isNumbered],
    ['checklist', areShort || items.length <= 5],
  ];
  return layouts.filter(([, suits]) => suits).map(([layout]) => layout);
}

function imageLayouts({ slots }: Place): SlideLayout[] {
  if (slots.images.length > 1) return ['gallery'];
  if (slots.lists.length > 0) return ['photo-full'];
  const besides: SlideLayout[] = lengthOf(slots) === 0 ? [] : ['photo-top', 'photo-side'];
  return lengthOf(slots) > max.onImage ? besides : ['photo-full', ...besides];
}

/** A title that is a heading, and no sentence of the text that follows it. */
function isHeaded({ title, texts }: Slots): boolean {
  return title !== null && texts.length > 0 && !/[.…:;,][”"»’]?$/u.test(singleLineOf(title));
}

/** Whether all slides between the first and the last are headings with a text, two at least. */
function areAllHeaded(slides: readonly Slide[]): boolean {
  const middle = slides.slice(1, -1).map(({ elements }) => slotsOf(elements));
  return middle.length > 1 && middle.every((slots) => isHeaded(slots) && isWordsAlone(slots));
}

/**
 * A figure that begins a title stands alone, over not much text; out of a sentence it would take its
 * sense along.
 */
function beginsWithFigure(slots: Slots): boolean {
  const under = lengthOf(slots) - titleOf(slots).length;
  return under <= max.underFigure && figureOf(titleOf(slots))?.start === 0;
}

function wordsLayouts(place: Place): SlideLayout[] {
  const { slots } = place;
  if (beginsWithFigure(slots)) return ['big-number'];
  // What counts is counted on every slide of its run.
  if (ordinalOf(titleOf(slots)) !== null) return ['step'];
  return place.isStep ? ['step', 'statement'] : ['statement'];
}

function coverLayouts({ slots, looks }: Place): SlideLayout[] {
  if (slots.images.length > 0)
    return ['cover-photo', 'cover-split', 'cover-frame', looks.coverWithImage];
  if (!isWordsAlone(slots)) return ['cover-type'];
  const figure: SlideLayout[] = beginsWithFigure(slots) ? ['big-number'] : [];
  return ['cover-type', 'statement', ...figure];
}

function isCall({ slots, slides, index }: Place): boolean {
  const isLast = index > 0 && index === slides.length - 1;
  if (!isLast || !isWordsAlone(slots) || beginsWithQuotation(slots)) return false;
  // The last of a run that counts calls for nothing.
  if (ordinalOf(titleOf(slots)) !== null) return false;
  return lengthOf(slots) <= max.call && titleOf(slots).length <= max.callTitle;
}

/** The layouts that show what is on a slide, whichever template it is in; those of the rules at last. */
function suitingLayouts(place: Place): SlideLayout[] {
  const { slides, index, slots, looks } = place;
  const slide = slides[index];
  if (slide === undefined) return [];
  const isComparison = slots.lists.length === 2 || countHeadedTexts(slide.elements) === 2;
  const find = () => {
    if (index === 0) return coverLayouts(place);
    if (isCall(place)) return ['cta'] as const;
    if (hasQuotation(slots)) return ['quote'] as const;
    if (slots.images.length > 0) return imageLayouts(place);
    if (isComparison) return ['columns'] as const;
    return slots.lists.length > 0 ? listLayouts(place) : wordsLayouts(place);
  };
  const found = find().filter((layout) => layoutFitOf(slide, layout).missing === null);
  return found.length > 0 ? found : matchingLayouts(slides, index, looks).slice(0, 1);
}

/** The layouts between the first and the last slide of a template, taken in turn again and again. */
class LayoutsInTurn {
  readonly #layouts: readonly SlideLayout[];
  #next = 0;

  constructor(layouts: readonly SlideLayout[]) {
    this.#layouts = layouts;
  }

  /** The next one among those that suit; null where the template has none of them. */
  take(suiting: readonly SlideLayout[]): SlideLayout | null {
    const count = this.#layouts.length;
    for (let step = 0; step < count; step += 1) {
      const at = (this.#next + step) % count;
      const layout = this.#layouts[at];
      if (layout === undefined || !suiting.includes(layout)) continue;
      this.#next = at + 1;
      return layout;
    }
    return null;
  }
}

/** A third of one kind in a row gives way, where there is another. */
function withoutThird(
  suiting: readonly SlideLayout[],
  chosen: readonly SlideLayout[],
): SlideLayout[] {
  const [before, last] = chosen.slice(-2);
  const others = suiting.filter((layout) => layout !== last);
  const isThird = before !== undefined && before === last && last !== 'step';
  return isThird && others.length > 0 ? others : [...suiting];
}

function chooseLayouts(
  slides: readonly Slide[],
  template: readonly SlideOfTemplate[],
  looks: LayoutLooks,
): SlideLayout[] {
  const steps = stepRuns(slides);
  const isSeries = areAllHeaded(slides);
  const middle = new LayoutsInTurn(template.slice(1, -1).map(({ layout }) => layout));
  const layouts = slides.reduce<SlideLayout[]>((chosen, slide, index) => {
    const isStep = isSeries || (steps[index] ?? null) !== null;
    const slots = slotsOf(slide.elements);
    const suiting = suitingLayouts({ slides, index, slots, isStep, looks });
    const cover = template[0]?.layout;
    const ofTemplate =
      index === 0
        ? suiting.find((layout) => layout === cover)
        : middle.take(withoutThird(suiting, chosen));
    return [...chosen, ofTemplate ?? suiting[0] ?? 'stack'];
  }, []);
  return withoutLoneStep(slides, layouts, steps);
}

/** A series of which a single slide would be counted is not: the one would stand for nothing. */
function withoutLoneStep(
  slides: readonly Slide[],
  layouts: readonly SlideLayout[],
  steps: ReturnType<typeof stepRuns>,
): SlideLayout[] {
  const isCountedAnyway = (index: number) => {
    const { title } = slotsOf(slides[index]?.elements ?? []);
    const isOrdinal = title !== null && ordinalOf(singleLineOf(title)) !== null;
    return isOrdinal || (steps[index] ?? null) !== null;
  };
  const counted = layouts.flatMap((layout, index) => (layout === 'step' ? [index] : []));
  const [lone] = counted;
  if (lone === undefined || counted.length > 1 || isCountedAnyway(lone)) return [...layouts];
  return layouts.map((layout, index) => (index === lone ? 'statement' : layout));
}

/** First and last slide stand on what those of the template stand on, where they are laid out alike. */
function chooseSlideTones(
  layouts: readonly SlideLayout[],
  template: readonly SlideOfTemplate[],
  looks: LayoutLooks,
) {
  const last = layouts.length - 1;
  const toTone = layouts.map((layout, index) => {
    const alike = index === 0 ? template[0] : index === last ? template.at(-1) : undefined;
    const isAlike = alike?.layout === layout;
    return { layout, tone: isAlike ? alike.tone : ('paper' as const), layoutPinned: isAlike };
  });
  return chooseTones(toTone, looks);
}

/**
 * Slides in the composition of a template: each has the next of its layouts that shows what is on
 * it, those of the middle again and again, and one of the rules where the template has none. Nobody
 * picked them. Source: docs/product/templates.md 9.
 */
export function layOutAsTemplate(
  slides: readonly Slide[],
  template: readonly SlideOfTemplate[],
  looks: LayoutLooks,
): Slide[] {
  const layouts = chooseLayouts(slides, template, looks);
  const tones = chooseSlideTones(layouts, template, looks);
  return slides.map((slide, index) => ({
    ...slide,
    layout: layouts[index] ?? 'stack',
    tone: tones[index] ?? 'paper',
    layoutPinned: false,
  }));
}
