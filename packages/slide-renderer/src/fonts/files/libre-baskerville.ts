import upright400 from '@fontsource/libre-baskerville/files/libre-baskerville-latin-400-normal.woff2?url';
import italic500 from '@fontsource/libre-baskerville/files/libre-baskerville-latin-500-italic.woff2?url';
import upright500 from '@fontsource/libre-baskerville/files/libre-baskerville-latin-500-normal.woff2?url';
import italic600 from '@fontsource/libre-baskerville/files/libre-baskerville-latin-600-italic.woff2?url';
import upright600 from '@fontsource/libre-baskerville/files/libre-baskerville-latin-600-normal.woff2?url';
import upright700 from '@fontsource/libre-baskerville/files/libre-baskerville-latin-700-normal.woff2?url';
import upright400Extended from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-400-normal.woff2?url';
import italic500Extended from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-500-italic.woff2?url';
import upright500Extended from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-500-normal.woff2?url';
import italic600Extended from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-600-italic.woff2?url';
import upright600Extended from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-700-normal.woff2?url';
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
    x: -13,
    X: -19,
    '’”': -20,
    '"\'': -21,
    w: -28,
    v: -29,
    y: -30,
    T: -31,
    Y: -39,
    '/AW': -40,
    V: -41,
    Æ: -43,
  },
  '500-normal': {
    x: -13,
    X: -19,
    '’”': -20,
    '"\'': -21,
    w: -28,
    v: -29,
    Ty: -30,
    Y: -39,
    AW: -40,
    '/V': -41,
    Æ: -43,
  },
  '600-normal': {
    x: -12,
    X: -18,
    '’”': -19,
    '"\'': -21,
    w: -29,
    Tvy: -30,
    Y: -39,
    A: -40,
    '/VW': -41,
    Æ: -43,
  },
  '700-normal': {
    x: -12,
    X: -18,
    '’”': -19,
    '"\'': -21,
    Tw: -29,
    vy: -30,
    Y: -39,
    A: -40,
    VW: -41,
    '/': -42,
    Æ: -43,
  },
  '500-italic': {
    iu: -13,
    U: -15,
    f: -16,
    N: -18,
    y: -20,
    '"\'X’”': -21,
    vw: -23,
    mn: -25,
    r: -26,
    p: -27,
    T: -28,
    Jj: -29,
    Æ: -40,
    A: -47,
    Y: -50,
  },
  '600-italic': {
    iu: -13,
    U: -15,
    f: -16,
    N: -18,
    y: -20,
    '"\'X’”': -21,
    vw: -23,
    mn: -25,
    r: -26,
    p: -27,
    T: -28,
    Jj: -29,
    Æ: -40,
    A: -47,
    Y: -50,
  },
};
