/** The name a slide is saved under; `number` counts from 1. Source: carousel-editor §9. */
export function slideFileName(number: number): string {
  return `slide_${String(number)}.png`;
}
