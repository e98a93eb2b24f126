import type { CarouselFields } from '../carousel/carousel';
import { storedCarouselDefaults } from '../carousel/carousel-defaults';
import { slideDefaults } from '../slide/create-slide';
import type { Slide, SlideFields } from '../slide/slide';
import type { EditorSession } from './session';

/** Everything one save sends: the deck as it is and the version it was made from. */
export interface SavePlan {
  readonly id: string;
  /** The stored version the edits are based on; null for a deck that was never saved. */
  readonly version: number | null;
  readonly carousel: CarouselFields;
  readonly slides: (SlideFields & { id: string })[];
}

// The defaults name every field; the schemas would bring their validator into the browser.
const carouselKeys = Object.keys(storedCarouselDefaults) as (keyof CarouselFields)[];
const slideKeys = Object.keys(slideDefaults) as (keyof SlideFields)[];

function pickKeys<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as unknown as Pick<Whole, Key>;
}

function plannedSlide(slide: Slide): SlideFields & { id: string } {
  return { ...pickKeys(slide, slideKeys), id: slide.id };
}

/** What to send so that the server has this session's deck. Source: docs/product/saving.md 1, 6. */
export function planSave(session: EditorSession): SavePlan {
  const { carousel, slides } = session.state.deck;
  return {
    id: carousel.id,
    version: session.stored?.version ?? null,
    carousel: pickKeys(carousel, carouselKeys),
    slides: slides.map(plannedSlide),
  };
}

/** The server answers what is kept as JSON with its names in another order than they were sent. */
function withSortedNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a save of either would leave the same deck on the server. */
export function sameContent(one: EditorSession, other: EditorSession): boolean {
  const [first, second] = [one, other].map((session) => {
    const { carousel, slides } = planSave(session);
    return JSON.stringify({ carousel, slides }, withSortedNames);
  });
  return first === second;
}

/** The session after the server has answered that it holds `revision` as `version`. */
export function afterSave(
  session: EditorSession,
  saved: { revision: number; version: number; slideIds: Iterable<string> },
): EditorSession {
  return {
    ...session,
    savedRevision: saved.revision,
    stored: { version: saved.version, slideIds: new Set(saved.slideIds) },
  };
}

/**
 * The session after the server has deleted one slide. A version that is not the next one means that
 * another save came in between: ours is kept, so that the next save is refused as a conflict.
 */
export function afterSlideDeleted(
  session: EditorSession,
  deleted: { slideId: string; version: number },
): EditorSession {
  if (session.stored === null) return session;
  const slideIds = new Set(session.stored.slideIds);
  slideIds.delete(deleted.slideId);
  const isNext = deleted.version === session.stored.version + 1;
  const version = isNext ? deleted.version : session.stored.version;
  return { ...session, stored: { version, slideIds } };
}

/**
 * Time from the last edit of carousel data to the save it causes, in ms.
 * Source: docs/product/saving.md 3.
 */
export const autosaveDelay = 2000;

/**
 * Whether the deck is to be saved without being asked: it was saved before, and data of the
 * carousel changed since. Slide edits alone only mark it as unsaved.
 * Source: docs/product/saving.md 3.
 */
export function wantsAutosave(session: EditorSession): boolean {
  return session.stored !== null && session.carouselRevision > (session.savedRevision ?? 0);
}
