import {
  carouselMessages,
  type NewSlide,
  type SaveDeckInput,
  type SavedSlide,
  type SlidePatch,
} from '@arrasta/contract';
import {
  slideDefaults,
  type CarouselFields,
  type SlideFields,
  slideFieldsSchema,
  limits,
  chooseOpenLayouts,
  type OpenSlide,
} from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { DomainError } from '../../kernel/errors/domain-error';
import type { SlideToWrite, StoredSlide } from './deck-store';

/** The fields of a patch that were given; `undefined` means "left out". */
export function definedFields<Fields extends object>(
  patch: Fields,
): Partial<{
  [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
}> {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof definedFields<Fields>>;
}

/** A slide to be written, and what of its looks the rules choose before. */
export interface OpenSlideToWrite extends OpenSlide {
  readonly slide: SlideToWrite;
}

/** What of a carousel the rules look at. */
type CarouselLooks = Parameters<typeof layoutLooksOf>[0];

/**
 * A slide with what was sent for it. One that is sent with the layout `auto` leaves it to the
 * rules, and its tone where none is sent; it is then not pinned, unless the same body says so.
 * Source: docs/product/layouts.md 13.
 */
export function openSlide(sent: SlidePatch, before: SlideToWrite): OpenSlideToWrite {
  const { layout = before.layout, ...fields } = definedFields(sent);
  const isLayoutOpen = layout === 'auto';
  const look = isLayoutOpen ? { layoutPinned: false } : { layout };
  return {
    slide: { ...before, ...look, ...fields },
    isLayoutOpen,
    isToneOpen: isLayoutOpen && fields.tone === undefined,
  };
}

/** All slides of a deck with the layouts and tones that are open chosen by the rules. */
function chooseAutoLayouts(
  slides: readonly OpenSlideToWrite[],
  carousel: CarouselLooks,
): SlideToWrite[] {
  if (!slides.some(({ isLayoutOpen }) => isLayoutOpen)) return slides.map(({ slide }) => slide);
  const sorted = [...slides].sort((one, other) => one.slide.position - other.slide.position);
  const chosen = chooseOpenLayouts(sorted, layoutLooksOf(carousel));
  return sorted.map(({ slide }, index) => ({ ...slide, ...chosen[index] }));
}

/**
 * One slide with its open layout and tone chosen by the rules, among the stored ones of its deck.
 */
export function chooseAutoLayout(
  open: OpenSlideToWrite,
  stored: readonly SlideToWrite[],
  carousel: CarouselLooks,
): SlideToWrite {
  const { id } = open.slide;
  const others = stored.filter((slide) => slide.id !== id).map((slide) => openSlide({}, slide));
  const slides = chooseAutoLayouts([...others, open], carousel);
  return slides.find((slide) => slide.id === id) ?? open.slide;
}

/** What the names and short values of a slide take up, in bytes. */
const perSlide = 700;

type CountedSlide = Pick<
  SlideFields,
  'elements' | 'title' | 'subtitle' | 'content' | 'altText' | 'backgroundImageUrl'
>;

/** Of a text in UTF-8. */
export const bytesOf = (text: string | null): number =>
  text === null ? 0 : Buffer.byteLength(text);

/** Of a text in JSON, without its quotation marks: a control character takes six there. */
const jsonBytesOf = (text: string | null): number =>
  text === null ? 0 : Buffer.byteLength(JSON.stringify(text)) - 2;

/** Bytes of slides as JSON; the database's function slides_size counts in the same way. */
export function deckSize(slides: readonly CountedSlide[]): number {
  return slides.reduce((sum, slide) => {
    const { title, subtitle, content, altText, backgroundImageUrl } = slide;
    const texts = [title, subtitle, content, altText, backgroundImageUrl].map(jsonBytesOf);
    const elements = Buffer.byteLength(JSON.stringify(slide.elements));
    return sum + texts.reduce((one, other) => one + other, perSlide + elements);
  }, 0);
}

/**
 * Refuses a deck that is larger than one may be, but for one that was and becomes no larger: an old
 * deck can still be edited. Source: docs/product/configuration.md 6.
 */
export function refuseTooLarge(size: number, before = 0): void {
  if (size <= limits.deckJson || size <= before) return;
  const message = carouselMessages.deckTooLarge(size);
  const budget = { used: size, allowed: limits.deckJson };
  throw new DomainError('PAYLOAD_TOO_LARGE', message, { budget });
}

/** The answer where an id of a new carousel or slide is there already, in any account. */
export function idConflict(): DomainError {
  return new DomainError('CONFLICT', carouselMessages.idConflict);
}

/** A slide as it will be stored: what was left out takes the documented defaults. */
export function completeSlide(slide: NewSlide, id: string, nextPosition: number): OpenSlideToWrite {
  return openSlide(slide, { ...slideDefaults, position: nextPosition, id });
}

/** The slides of a new carousel; positions left out come after the one before. */
export function completeNewSlides(
  slides: readonly NewSlide[],
  newId: () => string,
  carousel: CarouselFields,
): SlideToWrite[] {
  const complete: OpenSlideToWrite[] = [];
  let nextPosition = 0;
  for (const sent of slides) {
    const completed = completeSlide(sent, sent.id ?? newId(), nextPosition);
    complete.push(completed);
    nextPosition = Math.max(nextPosition, completed.slide.position + 1);
  }
  return chooseAutoLayouts(complete, carousel);
}

const fieldNames = Object.keys(slideFieldsSchema.shape) as (keyof SlideFields)[];

/**
 * Elements are kept as the text they were sent as, with the schema's order of keys, so equal
 * texts mean equal slides; two spellings of one value merely cost a write.
 */
function sameFields(stored: StoredSlide, wanted: SlideToWrite): boolean {
  return fieldNames.every((name) =>
    name === 'elements'
      ? stored.elements === JSON.stringify(wanted.elements)
      : stored[name] === wanted[name],
  );
}

interface SlideChanges {
  readonly replaced: readonly SlideToWrite[];
  readonly added: readonly SlideToWrite[];
  /** Ids of stored slides that the deck no longer has. */
  readonly removed: readonly string[];
  /** Bytes of the deck's slides then. */
  readonly size: number;
  /** The deck's slides once all that is written, at that time. */
  readonly after: (carouselId: string, writtenAt: string) => SavedSlide[];
}

/** As every answer has them. Source: docs/product/api.md 19. */
export function sortSlides(slides: readonly SavedSlide[]): SavedSlide[] {
  return [...slides].sort(
    (one, other) =>
      one.position - other.position ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
}

/** What has to be written so that the stored slides become the wanted ones. */
export function slideChanges(
  stored: readonly StoredSlide[],
  { slides: sent, carousel }: Pick<SaveDeckInput, 'slides' | 'carousel'>,
): SlideChanges {
  const storedById = new Map(stored.map((slide) => [slide.id, slide]));
  const sentSlides = sent.map((slide) => {
    // What was not sent stays as it is.
    const { altText, tone, layoutPinned } = storedById.get(slide.id) ?? slideDefaults;
    const before = { ...slideDefaults, altText, tone, layoutPinned, id: slide.id };
    return openSlide(slide, before);
  });
  const wanted = chooseAutoLayouts(sentSlides, carousel);
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const unchanged = new Set<string>();
  const replaced: SlideToWrite[] = [];
  const added: SlideToWrite[] = [];
  for (const slide of wanted) {
    const before = storedById.get(slide.id);
    if (!before) added.push(slide);
    else if (sameFields(before, slide)) unchanged.add(slide.id);
    else replaced.push(slide);
  }
  const after = (carouselId: string, writtenAt: string) =>
    sortSlides(
      wanted.map((slide) => {
        const { createdAt = writtenAt, updatedAt = writtenAt } = storedById.get(slide.id) ?? {};
        const last = unchanged.has(slide.id) ? updatedAt : writtenAt;
        return { ...slide, carouselId, createdAt, updatedAt: last };
      }),
    );
  const removed = stored.filter(({ id }) => !wantedIds.has(id)).map(({ id }) => id);
  return { replaced, added, removed, size: deckSize(wanted), after };
}
