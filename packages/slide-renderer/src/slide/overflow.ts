/** Rounding of layout measures; a stack this much too high is not seen to be so. */
const tolerance = 1;

/**
 * How many px the elements of a drawn slide reach beyond their field; 0 where they fit. Measured
 * before any scaling of the slide, in px of 432x540.
 */
export function overflowOf(slideElement: HTMLElement): number {
  const field = slideElement.querySelector<HTMLElement>('[data-slide-field]');
  if (field === null) return 0;
  const placed = [...field.children].filter((child) => child instanceof HTMLElement);
  const bottoms = placed.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight);
  const beyond = Math.max(0, ...bottoms) - field.clientHeight;
  return beyond > tolerance ? beyond : 0;
}
