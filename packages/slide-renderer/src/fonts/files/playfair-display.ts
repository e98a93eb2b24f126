import upright400 from '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2?url';
import italic500 from '@fontsource/playfair-display/files/playfair-display-latin-500-italic.woff2?url';
import upright500 from '@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff2?url';
import italic600 from '@fontsource/playfair-display/files/playfair-display-latin-600-italic.woff2?url';
import upright600 from '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2?url';
import upright700 from '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2?url';
import upright400Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff2?url';
import italic500Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-500-italic.woff2?url';
import upright500Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-500-normal.woff2?url';
import italic600Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-600-italic.woff2?url';
import upright600Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-700-normal.woff2?url';
import upright800 from '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff2?url';
import upright800Extended from '@fontsource/playfair-display/files/playfair-display-latin-ext-800-normal.woff2?url';
import type { BlankKerning } from '../../line-break/measure-text';

export const files: Readonly<Record<string, string>> = {
  'latin-400-normal': upright400,
  'latin-ext-400-normal': upright400Extended,
  'latin-500-normal': upright500,
  'latin-ext-500-normal': upright500Extended,
  'latin-600-normal': upright600,
  'latin-ext-600-normal': upright600Extended,
  'latin-700-normal': upright700,
  'latin-ext-700-normal': upright700Extended,
  'latin-800-normal': upright800,
  'latin-ext-800-normal': upright800Extended,
  'latin-500-italic': italic500,
  'latin-ext-500-italic': italic500Extended,
  'latin-600-italic': italic600,
  'latin-ext-600-italic': italic600Extended,
};

/** What the letters in a name are drawn nearer to a blank before them, by weight and style. */
export const blankKerning: BlankKerning = {
  '400-normal': {
    'x²': -10,
    t: -13,
    X: -14,
    '"\'’”': -16,
    '4': -22,
    T: -24,
    vwy: -26,
    hkl: -30,
    WY: -33,
    AV: -34,
    Æ: -37,
  },
  '500-normal': {
    'x²': -10,
    t: -13,
    X: -14,
    '’”': -16,
    '"\'': -17,
    '4': -22,
    Thkl: -24,
    vwy: -27,
    '23': -3,
    WY: -34,
    V: -35,
    A: -36,
    Æ: -39,
  },
  '600-normal': {
    x: -10,
    '²': -11,
    t: -12,
    X: -14,
    '’”': -16,
    '"\'hkl': -18,
    '4': -23,
    T: -24,
    vwy: -28,
    Y: -35,
    W: -36,
    AV: -37,
    Æ: -40,
    '23': -5,
  },
  '700-normal': {
    x: -10,
    '²': -11,
    hklt: -12,
    X: -15,
    '’”': -17,
    '"\'': -19,
    '4T': -23,
    vw: -28,
    y: -29,
    WY: -37,
    V: -38,
    A: -39,
    Æ: -42,
    '23': -8,
  },
  '800-normal': {
    '23x': -10,
    '²': -12,
    t: -11,
    hkl: -6,
    X: -15,
    '’”': -18,
    '"\'': -20,
    '4': -24,
    T: -23,
    vw: -29,
    y: -30,
    W: -39,
    Y: -38,
    AV: -40,
    Æ: -43,
  },
};
