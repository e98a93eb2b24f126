import { expect, test } from 'vitest';
import { findDropPlace } from './element-drag';

const drawn = [
  { id: 'a', top: 0, bottom: 100 },
  { id: 'b', top: 120, bottom: 140 },
  { id: 'c', top: 160, bottom: 260 },
];

test('an element goes after those whose middle it was dragged past', () => {
  expect(findDropPlace(drawn, 'a', 135)).toEqual({ index: 1, line: 150 });
  expect(findDropPlace(drawn, 'c', 60)).toEqual({ index: 1, line: 110 });
});

test('beyond the ends the line lies a little outside', () => {
  expect(findDropPlace(drawn, 'c', -40)).toEqual({ index: 0, line: -7 });
  expect(findDropPlace(drawn, 'a', 400)).toEqual({ index: 2, line: 267 });
});

test('over its own place it stays where it is', () => {
  expect(findDropPlace(drawn, 'b', 130)).toBeNull();
  expect(findDropPlace(drawn, 'b', 110)).toBeNull();
});
