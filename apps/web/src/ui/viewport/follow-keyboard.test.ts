import { expect, test } from 'vitest';
import { scrollDistance, visibleArea } from './follow-keyboard';

const phone = { layoutHeight: 844, height: 844, offsetTop: 0, scale: 1 };

test('without a keyboard all of the layout is in view', () => {
  expect(visibleArea(phone)).toEqual({ top: 0, keyboardHeight: 0 });
});

test('a keyboard covers the lower part of the layout', () => {
  expect(visibleArea({ ...phone, height: 508 })).toEqual({ top: 0, keyboardHeight: 336 });
});

test('a page that was pushed up has less below and something above', () => {
  expect(visibleArea({ ...phone, height: 508, offsetTop: 100.4 })).toEqual({
    top: 100,
    keyboardHeight: 236,
  });
});

test('a view that bounces beyond the end of the page covers nothing below it', () => {
  expect(visibleArea({ ...phone, height: 508, offsetTop: 400 })).toEqual({
    top: 336,
    keyboardHeight: 0,
  });
});

test('bars of the browser that come and go are no keyboard', () => {
  expect(visibleArea({ ...phone, height: 760 })).toEqual({ top: 0, keyboardHeight: 0 });
});

test('somebody who zoomed in sees a part of the page, and no keyboard is made of it', () => {
  expect(visibleArea({ ...phone, height: 300, offsetTop: 200, scale: 2.8 })).toEqual({
    top: 0,
    keyboardHeight: 0,
  });
});

const view = { top: 100, bottom: 500 };

test.each([
  ['in view', { top: 200, bottom: 240 }, 0],
  ['under the keyboard', { top: 600, bottom: 640 }, 152],
  ['above the view', { top: 60, bottom: 90 }, -52],
  ['higher than the view, which shows its beginning', { top: 300, bottom: 900 }, 188],
  ['higher than the view, scrolled to its middle', { top: 0, bottom: 900 }, 0],
])('a field that is %s', (_, field, needed) => {
  expect(scrollDistance(field, view)).toBe(needed);
});
