/** An element as a person would point it out. */
export interface Target {
  readonly css: string;
  /** What it is called: its label, or its text, without spaces around; the whole of it. */
  readonly name?: string;
  /** How its name begins, where the rest of it is of no matter. */
  readonly startsWith?: string;
}

/** Where an element is and whether a press would reach it. */
export interface FoundElement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is switched on and nothing lies over its middle. */
  readonly isReachable: boolean;
  /** Text, or what is written in a field. */
  readonly text: string;
  readonly isDisabled: boolean;
}

/**
 * Runs in the page: the first visible element that is meant, brought into view. It stands alone,
 * since its text is sent to the page.
 */
export function findElement({ css, name, startsWith }: Target): FoundElement | null {
  const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim();
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const label = Array.from(labels ?? [], ({ textContent }) => textContent).join(' ');
    const given =
      element.getAttribute('aria-label') ?? textOf(element.getAttribute('aria-labelledby'));
    return trimmed(given || label || element.textContent || '');
  };
  const found = Array.from(document.querySelectorAll<HTMLElement>(css)).find((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    if (getComputedStyle(element).visibility === 'hidden') return false;
    if (name !== undefined && nameOf(element) !== name) return false;
    return startsWith === undefined || nameOf(element).startsWith(startsWith);
  });
  if (found === undefined) return null;
  const isInView = ({ left, top, right, bottom }: DOMRect) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  if (!isInView(found.getBoundingClientRect())) {
    found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  const isDisabled = found.matches(':disabled, [aria-disabled="true"], [data-disabled="true"]');
  const isReachable = !isDisabled && (found.contains(over) || over?.contains(found) === true);
  const text = found.matches('input, textarea')
    ? (found as HTMLInputElement).value
    : trimmed(found.textContent);
  return { left, top, width, height, isReachable, isDisabled, text };
}
