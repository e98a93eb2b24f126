import upright400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import italic500 from '@fontsource/roboto/files/roboto-latin-500-italic.woff2?url';
import upright500 from '@fontsource/roboto/files/roboto-latin-500-normal.woff2?url';
import italic600 from '@fontsource/roboto/files/roboto-latin-600-italic.woff2?url';
import upright600 from '@fontsource/roboto/files/roboto-latin-600-normal.woff2?url';
import upright700 from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import upright400Extended from '@fontsource/roboto/files/roboto-latin-ext-400-normal.woff2?url';
import italic500Extended from '@fontsource/roboto/files/roboto-latin-ext-500-italic.woff2?url';
import upright500Extended from '@fontsource/roboto/files/roboto-latin-ext-500-normal.woff2?url';
import italic600Extended from '@fontsource/roboto/files/roboto-latin-ext-600-italic.woff2?url';
import upright600Extended from '@fontsource/roboto/files/roboto-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/roboto/files/roboto-latin-ext-700-normal.woff2?url';
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
    T: -20,
  },
  '500-normal': {
    T: -23,
  },
  '600-normal': {
    T: -24,
  },
  '700-normal': {
    T: -26,
  },
  '500-italic': {
    T: -23,
  },
  '600-italic': {
    T: -24,
  },
};
