import { expect, test } from 'vitest';
import { requireKnownStyles, UnsupportedStyle } from './known-styles';

/** An element with just these styles of its own. */
function styled(styles: Readonly<Record<string, string>>): HTMLElement {
  const style = {
    getPropertyValue: (name: string) => styles[name] ?? '',
    [Symbol.iterator]: () => Object.keys(styles)[Symbol.iterator](),
  };
  return { style } as unknown as HTMLElement;
}

test('what the layout settles and what the painter paints is known', () => {
  const known = { display: 'flex', 'background-color': 'red', 'background-size': 'auto' };
  expect(() => {
    requireKnownStyles(styled(known));
  }).not.toThrow();
});

test.each([
  { filter: 'blur(2px)' },
  { 'mix-blend-mode': 'multiply' },
  { 'background-size': 'cover' },
  { 'text-decoration-line': 'underline' },
])('%j is left to the browser', (styles) => {
  expect(() => {
    requireKnownStyles(styled(styles));
  }).toThrow(UnsupportedStyle);
});
