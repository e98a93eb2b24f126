import upright400 from '@fontsource/nunito/files/nunito-latin-400-normal.woff2?url';
import italic500 from '@fontsource/nunito/files/nunito-latin-500-italic.woff2?url';
import upright500 from '@fontsource/nunito/files/nunito-latin-500-normal.woff2?url';
import italic600 from '@fontsource/nunito/files/nunito-latin-600-italic.woff2?url';
import upright600 from '@fontsource/nunito/files/nunito-latin-600-normal.woff2?url';
import upright700 from '@fontsource/nunito/files/nunito-latin-700-normal.woff2?url';
import upright400Extended from '@fontsource/nunito/files/nunito-latin-ext-400-normal.woff2?url';
import italic500Extended from '@fontsource/nunito/files/nunito-latin-ext-500-italic.woff2?url';
import upright500Extended from '@fontsource/nunito/files/nunito-latin-ext-500-normal.woff2?url';
import italic600Extended from '@fontsource/nunito/files/nunito-latin-ext-600-italic.woff2?url';
import upright600Extended from '@fontsource/nunito/files/nunito-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/nunito/files/nunito-latin-ext-700-normal.woff2?url';
import upright800 from '@fontsource/nunito/files/nunito-latin-800-normal.woff2?url';
import upright900 from '@fontsource/nunito/files/nunito-latin-900-normal.woff2?url';
import upright800Extended from '@fontsource/nunito/files/nunito-latin-ext-800-normal.woff2?url';
import upright900Extended from '@fontsource/nunito/files/nunito-latin-ext-900-normal.woff2?url';

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
  'latin-900-normal': upright900,
  'latin-ext-900-normal': upright900Extended,
  'latin-500-italic': italic500,
  'latin-ext-500-italic': italic500Extended,
  'latin-600-italic': italic600,
  'latin-ext-600-italic': italic600Extended,
};
