import type { InputSource } from './engine';

/** Keys without a letter, as WebDriver writes them. */
const special: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

function keyboard(actions: InputSource['actions']): InputSource {
  return { type: 'key', id: 'keyboard', actions };
}

/**
 * Presses keys together and lets go of them.
 * @param combination such as `Enter` or `Control+Shift+z`
 */
export function pressKeys(combination: string): InputSource {
  const keys = combination.split('+').map((key) => special[key] ?? key);
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
  return keyboard([...down, ...up]);
}

/** Types a text, a key for each letter. */
export function typeText(text: string): InputSource {
  return keyboard(
    Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );
}

/** Presses the mouse's button at a point of the viewport, as often as it is asked to. */
export function pressPoint(x: number, y: number, times = 1): InputSource {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const presses = Array.from({ length: times }, () => [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);
  return { type: 'pointer', id: 'mouse', actions: [move, ...presses.flat()] };
}
