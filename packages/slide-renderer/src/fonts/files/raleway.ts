import upright400 from '@fontsource/raleway/files/raleway-latin-400-normal.woff2?url';
import italic500 from '@fontsource/raleway/files/raleway-latin-500-italic.woff2?url';
import upright500 from '@fontsource/raleway/files/raleway-latin-500-normal.woff2?url';
import italic600 from '@fontsource/raleway/files/raleway-latin-600-italic.woff2?url';
import upright600 from '@fontsource/raleway/files/raleway-latin-600-normal.woff2?url';
import upright700 from '@fontsource/raleway/files/raleway-latin-700-normal.woff2?url';
import upright400Extended from '@fontsource/raleway/files/raleway-latin-ext-400-normal.woff2?url';
import italic500Extended from '@fontsource/raleway/files/raleway-latin-ext-500-italic.woff2?url';
import upright500Extended from '@fontsource/raleway/files/raleway-latin-ext-500-normal.woff2?url';
import italic600Extended from '@fontsource/raleway/files/raleway-latin-ext-600-italic.woff2?url';
import upright600Extended from '@fontsource/raleway/files/raleway-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/raleway/files/raleway-latin-ext-700-normal.woff2?url';
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
  'latin-500-italic': italic500,
  'latin-ext-500-italic': italic500Extended,
  'latin-600-italic': italic600,
  'latin-ext-600-italic': italic600Extended,
};

/** What the letters in a name are drawn nearer to a blank before them, by weight and style. */
export const blankKerning: BlankKerning = {
  '400-normal': {
    X: -11,
    '’”': -20,
    '"\'': -21,
    Jvy: -27,
    w: -28,
    T: -29,
    A: -31,
    V: -34,
    WY: -35,
    Æ: -40,
  },
  '500-normal': {
    X: -11,
    '"\'’”': -17,
    Jvy: -27,
    w: -28,
    T: -30,
    A: -31,
    V: -34,
    W: -35,
    Y: -36,
    Æ: -40,
  },
  '600-normal': {
    X: -11,
    '’”': -16,
    '"\'': -17,
    Jvy: -27,
    w: -28,
    T: -30,
    A: -31,
    V: -34,
    W: -35,
    Y: -36,
    Æ: -40,
  },
  '700-normal': {
    X: -11,
    '’”': -15,
    '"\'': -16,
    Jvy: -27,
    w: -28,
    T: -29,
    A: -31,
    V: -34,
    W: -35,
    Y: -36,
    Æ: -41,
  },
  '500-italic': {
    X: -10,
    '"\'’”': -19,
    J: -26,
    A: -27,
    vy: -28,
    w: -29,
    T: -30,
    Æ: -36,
    VW: -38,
    Y: -40,
  },
  '600-italic': {
    '"\'’”': -18,
    J: -26,
    Av: -27,
    y: -28,
    Tw: -29,
    Æ: -36,
    VW: -38,
    Y: -40,
    X: -8,
  },
};
