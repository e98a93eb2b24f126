import italic400 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-400-italic.woff2?url';
import upright400 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-400-normal.woff2?url';
import italic600 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-600-italic.woff2?url';
import upright600 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-600-normal.woff2?url';
import upright700 from '@fontsource/source-sans-pro/files/source-sans-pro-latin-700-normal.woff2?url';
import italic400Extended from '@fontsource/source-sans-pro/files/source-sans-pro-latin-ext-400-italic.woff2?url';
import upright400Extended from '@fontsource/source-sans-pro/files/source-sans-pro-latin-ext-400-normal.woff2?url';
import italic600Extended from '@fontsource/source-sans-pro/files/source-sans-pro-latin-ext-600-italic.woff2?url';
import upright600Extended from '@fontsource/source-sans-pro/files/source-sans-pro-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/source-sans-pro/files/source-sans-pro-latin-ext-700-normal.woff2?url';

export const files: Readonly<Record<string, string>> = {
  'latin-400-normal': upright400,
  'latin-ext-400-normal': upright400Extended,
  'latin-600-normal': upright600,
  'latin-ext-600-normal': upright600Extended,
  'latin-700-normal': upright700,
  'latin-ext-700-normal': upright700Extended,
  'latin-400-italic': italic400,
  'latin-ext-400-italic': italic400Extended,
  'latin-600-italic': italic600,
  'latin-ext-600-italic': italic600Extended,
};
