import { type ElementStyle, elementStyleSchema } from '../../element/style';
import type { Command } from '../command';
import { currentSlide, elementOf } from './locate';

/** What to write into a style; `null` takes a value away, so that the theme decides again. */
export type StylePatch = {
  readonly [Field in keyof ElementStyle]?: ElementStyle[Field] | null;
};

function applyStylePatch(style: ElementStyle, patch: StylePatch): ElementStyle {
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
      const style = applyStylePatch(element.style, patch);
      if (isSame(style, element.style) || !elementStyleSchema.safeParse(style).success)
        return false;
      element.style = style;
      slide.updatedAt = now();
      return true;
    },
  };
}
