import italic400 from '@fontsource/pt-serif/files/pt-serif-latin-400-italic.woff2?url';
import upright400 from '@fontsource/pt-serif/files/pt-serif-latin-400-normal.woff2?url';
import italic700 from '@fontsource/pt-serif/files/pt-serif-latin-700-italic.woff2?url';
import upright700 from '@fontsource/pt-serif/files/pt-serif-latin-700-normal.woff2?url';
import italic400Extended from '@fontsource/pt-serif/files/pt-serif-latin-ext-400-italic.woff2?url';
import upright400Extended from '@fontsource/pt-serif/files/pt-serif-latin-ext-400-normal.woff2?url';
import italic700Extended from '@fontsource/pt-serif/files/pt-serif-latin-ext-700-italic.woff2?url';
import upright700Extended from '@fontsource/pt-serif/files/pt-serif-latin-ext-700-normal.woff2?url';
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
    A: -19,
    Æ: -25,
    V: -29,
    '®': -30,
    '"\'*,-.–—‘’“”…': -40,
  },
  '700-normal': {
    A: -10,
    V: -15,
    '®': -30,
    Æ: -32,
    '*,-.–—…': -35,
    '"\'‘’“”': -40,
  },
  '400-italic': {
    A: -19,
    Æ: -25,
    V: -29,
    '®': -30,
    '"\'*,-.–—‘’“”…': -40,
  },
  '700-italic': {
    A: -10,
    V: -15,
    '®': -30,
    Æ: -32,
    '*,-.–—…': -35,
    '"\'‘’“”': -40,
  },
};
