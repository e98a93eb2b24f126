import italic400 from '@fontsource/lato/files/lato-latin-400-italic.woff2?url';
import upright400 from '@fontsource/lato/files/lato-latin-400-normal.woff2?url';
import italic700 from '@fontsource/lato/files/lato-latin-700-italic.woff2?url';
import upright700 from '@fontsource/lato/files/lato-latin-700-normal.woff2?url';
import italic400Extended from '@fontsource/lato/files/lato-latin-ext-400-italic.woff2?url';
import upright400Extended from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2?url';
import italic700Extended from '@fontsource/lato/files/lato-latin-ext-700-italic.woff2?url';
import upright700Extended from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2?url';

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
