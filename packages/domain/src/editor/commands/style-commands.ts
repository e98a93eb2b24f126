import type { Draft } from 'immer';
import { elementStyleSchema, type ElementStyle } from '../../element/style';
import type { Slide, SlideFields } from '../../slide/slide';
import { slideFieldsSchema } from '../../slide/slide';
import type { Command } from '../command';
import type { EditorDraft } from '../editor-state';
import { currentSlide, elementOf } from './locate';

/** What to write into a style; `null` takes a value away, so that the theme decides again. */
export type StylePatch = {
  readonly [Field in keyof ElementStyle]?: ElementStyle[Field] | null;
};

function patched(style: ElementStyle, patch: StylePatch): ElementStyle {
  const entries = Object.entries({ ...style, ...patch }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

function isSame(one: ElementStyle, other: ElementStyle): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof ElementStyle>;
  return [...names].every((name) => one[name] === other[name]);
}

/**
 * Writes style values of one element of the slide on the canvas; values of the same fields shortly
 * after one another (a slider, a colour picker) are one step of undo. Declines what is already so
 * and what could not be stored.
 */
export function setElementStyle(elementId: string, patch: StylePatch): Command {
  return {
    name: 'element.style',
    effect: 'slides',
    mergeKey: `element.style ${elementId} ${Object.keys(patch).sort().join()}`,
    change: (draft, { now }) => {
      const slide = currentSlide(draft);
      const element = elementOf(draft, elementId);
      if (slide === undefined || element === undefined) return false;
      const style = patched(element.style, patch);
      if (isSame(style, element.style) || !elementStyleSchema.safeParse(style).success)
        return false;
      element.style = style;
      slide.updatedAt = now();
      return true;
    },
  };
}

/** What "EDITAR FUNDO" writes. Source: carousel-editor §2. */
export type SlideBackground = Pick<
  SlideFields,
  'backgroundImageUrl' | 'backgroundImageOpacity' | 'overlayColor' | 'overlayOpacity'
>;

function slideOf({ deck }: EditorDraft, slideId: string): Draft<Slide> | undefined {
  return deck.slides.find(({ id }) => id === slideId);
}

/** A colour at intensity 0 would not be seen: it starts at the documented 40. */
function visible(slide: SlideFields, patch: Partial<SlideBackground>): Partial<SlideBackground> {
  const wakes = typeof patch.overlayColor === 'string' && patch.overlayOpacity === undefined;
  return wakes && slide.overlayOpacity === 0 ? { ...patch, overlayOpacity: 40 } : patch;
}

/**
 * Writes the background of a slide; values of the same fields shortly after one another are one
 * step of undo. Declines what is already so and what could not be stored.
 */
export function setSlideBackground(slideId: string, patch: Partial<SlideBackground>): Command {
  return {
    name: 'slide.background',
    effect: 'slides',
    mergeKey: `slide.background ${slideId} ${Object.keys(patch).sort().join()}`,
    change: (draft, { now }) => {
      const slide = slideOf(draft, slideId);
      if (slide === undefined || !slideFieldsSchema.partial().safeParse(patch).success)
        return false;
      const wanted = visible(slide, patch);
      const names = Object.keys(wanted) as (keyof SlideBackground)[];
      if (names.every((name) => slide[name] === wanted[name])) return false;
      Object.assign(slide, wanted, { updatedAt: now() });
      return true;
    },
  };
}
