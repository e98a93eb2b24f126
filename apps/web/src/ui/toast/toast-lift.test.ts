import { expect, test } from 'vitest';
import { chooseLift, findArrivals, findLift } from './toast-lift';

const toast = { left: 200, right: 600, top: 680, bottom: 744 };

function control(left: number, top: number, size = 32) {
  return { left, right: left + size, top, bottom: top + size };
}

test.each([
  ['nothing is in the way', [], 0],
  ['a control beside it', [control(620, 700)], 0],
  ['a control under it', [control(300, 700)], 52],
  ['a control that it would cover once lifted', [control(300, 700), control(300, 640)], 112],
])('where %s', (_, controls, lift) => {
  expect(findLift(toast, controls)).toBe(lift);
});

test('where controls fill the window there is no place', () => {
  const column = Array.from({ length: 24 }, (_, row) => control(300, row * 32));
  expect(findLift(toast, column)).toBeNull();
});

const none = { controls: [], dialogs: [], slides: [] };
const slide = { left: 150, right: 650, top: 200, bottom: 660 };
const sheet = { left: 150, right: 650, top: 400, bottom: 900 };

test.each([
  ['stays on a slide that reaches below it', { slides: [{ ...slide, bottom: 720 }] }, 0],
  [
    'stands above the slide rather than on it',
    { controls: [control(300, 700)], slides: [slide] },
    552,
  ],
  [
    'stands on the slide where there is no room above',
    { controls: [control(300, 700)], slides: [{ ...slide, top: 60 }] },
    52,
  ],
  ['stands above a sheet, and the slide over it', { dialogs: [sheet], slides: [slide] }, 552],
  [
    'lies on a dialog that leaves no room, but on none of its controls',
    { controls: [control(300, 700)], dialogs: [{ ...sheet, top: 0 }] },
    52,
  ],
])('a toast %s', (_, obstacles, lift) => {
  expect(chooseLift(toast, 0, { ...none, ...obstacles })).toBe(lift);
});

test.each([
  ['stays raised when nothing is in the way any more', {}, 52],
  ['stays beside what appears', { controls: [control(620, 640)] }, 52],
  ['returns to its own place from a control that appears', { controls: [control(300, 640)] }, 0],
  [
    'goes higher where a control stands at its own place too',
    { controls: [control(300, 700), control(300, 640)] },
    112,
  ],
  ['comes down from above the window', {}, 0, 700],
  [
    'stays on a dialog that leaves no room',
    { controls: [control(620, 700)], dialogs: [{ ...sheet, top: 0 }] },
    52,
  ],
])('a raised toast %s', (_, obstacles, lift, now = 52) => {
  expect(chooseLift(toast, now, { ...none, ...obstacles })).toBe(lift);
});

const moved = control(300, 640);
const before = new Map([
  ['Exportar', control(300, 700)],
  ['Pilha', control(400, 700)],
]);

test.each([
  ['what is new', { now: { Variar: moved }, hasScrolled: false }, [moved]],
  ['what moved by itself', { now: { Pilha: moved }, hasScrolled: false }, [moved]],
  [
    'nothing of what moved because the page was scrolled',
    { now: { Pilha: moved }, hasScrolled: true },
    [],
  ],
  [
    'what is new on a page that was scrolled',
    { now: { Variar: moved }, hasScrolled: true },
    [moved],
  ],
])('there arrives %s', (_, { now, hasScrolled }, arrivals) => {
  const later = new Map([...before, ...Object.entries(now)]);
  expect(findArrivals(before, later, hasScrolled)).toEqual(arrivals);
});
