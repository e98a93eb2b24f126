import { createSlide } from '../slide/create';
import type { Slide, SlideFields } from '../slide/slide';
import type { Surroundings } from '../surroundings';
import { fittingStyles } from './fitting-styles';
import type { OutlineSlide } from './outline';

/** White ground, black text, centred layout, no overlay. Source: carousel-editor §4, §9. */
const written: Partial<SlideFields> = {
  backgroundColor: '#FFFFFF',
  textColor: '#000000',
  layout: 'centered',
  overlayOpacity: 0,
};

const numbered = { listType: 'numbered' } as const;

export interface OutlinePlace {
  readonly position: number;
  /** The carousel's, for the ground of lists. */
  readonly primaryColor: string;
}

/**
 * A slide that says what the outline says: its elements with their kinds' defaults (lists with
 * check icons on a light tint of the primary colour) in sizes that should fit.
 * Source: carousel-editor §4, "AI generation".
 */
export function slideOfOutline(
  outline: OutlineSlide,
  { position, primaryColor }: OutlinePlace,
  surroundings: Surroundings,
): Slide {
  const styles = fittingStyles(outline);
  const elements = outline.elements.map(({ type, content, isNumbered }, index) => ({
    type,
    content,
    style: { ...styles[index], ...(isNumbered === true && numbered) },
  }));
  const fields = { ...written, type: outline.type };
  return createSlide({ position, primaryColor, fields, elements }, surroundings);
}
