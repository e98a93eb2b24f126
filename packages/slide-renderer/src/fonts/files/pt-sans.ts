import italic400 from '@fontsource/pt-sans/files/pt-sans-latin-400-italic.woff2?url';
import upright400 from '@fontsource/pt-sans/files/pt-sans-latin-400-normal.woff2?url';
import italic700 from '@fontsource/pt-sans/files/pt-sans-latin-700-italic.woff2?url';
import upright700 from '@fontsource/pt-sans/files/pt-sans-latin-700-normal.woff2?url';
import italic400Extended from '@fontsource/pt-sans/files/pt-sans-latin-ext-400-italic.woff2?url';
import upright400Extended from '@fontsource/pt-sans/files/pt-sans-latin-ext-400-normal.woff2?url';
import italic700Extended from '@fontsource/pt-sans/files/pt-sans-latin-ext-700-italic.woff2?url';
import upright700Extended from '@fontsource/pt-sans/files/pt-sans-latin-ext-700-normal.woff2?url';
import type { BlankKerning } from '../../line-break/measure-text';

export const files: Readonly<Record<string, string>> = {
  'latin-400-normal': upright400,
  'latin-ext-400-normal': upright400Extended,
  'latin-700-normal': upright700,
  'latin-ext-700-normal': upright700Extended,
  'latin-400-italic': italic400,
  'latin-ext-400-italic': italic400Extended,
  'latin-700-italic': italic700,
  'latin-ext-700-italic': italic700Extended,
};

/** What the letters in a name are drawn nearer to a blank before them, by weight and style. */
export const blankKerning: BlankKerning = {
  '400-normal': {
    ',.…': -13,
    vy: -14,
    W: -19,
    Z: -22,
    VXYz: -30,
    T: -31,
    A: -32,
    Æ: -40,
    '"\'‘’“”': -68,
    '-–—': -80,
  },
  '700-normal': {
    Z: -11,
    CGOQwØ: -13,
    x: -17,
    vy: -20,
    Æ: -22,
    W: -25,
    VXY: -30,
    '*': -35,
    T: -36,
    A: -40,
    '-–—': -44,
    ',.…': -70,
    '"\'‘’“”': -84,
  },
  '400-italic': {
    ',.…': -13,
    W: -19,
    CGOQØ: -2,
    Zwz: -22,
    x: -25,
    vy: -27,
    VXY: -30,
    T: -31,
    A: -32,
    Æ: -4,
    '*': -6,
    '"\'‘’“”': -68,
    '-–—': -8,
  },
  '700-italic': {
    Zwz: -11,
    CGOQvyØ: -13,
    Æ: -22,
    W: -25,
    x: -27,
    VXY: -30,
    '*': -35,
    T: -36,
    A: -40,
    '-–—': -44,
    ',.…': -70,
    '"\'‘’“”': -84,
  },
};
