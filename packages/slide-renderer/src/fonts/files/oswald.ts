import upright400 from '@fontsource/oswald/files/oswald-latin-400-normal.woff2?url';
import upright500 from '@fontsource/oswald/files/oswald-latin-500-normal.woff2?url';
import upright600 from '@fontsource/oswald/files/oswald-latin-600-normal.woff2?url';
import upright700 from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url';
import upright400Extended from '@fontsource/oswald/files/oswald-latin-ext-400-normal.woff2?url';
import upright500Extended from '@fontsource/oswald/files/oswald-latin-ext-500-normal.woff2?url';
import upright600Extended from '@fontsource/oswald/files/oswald-latin-ext-600-normal.woff2?url';
import upright700Extended from '@fontsource/oswald/files/oswald-latin-ext-700-normal.woff2?url';

export const files: Readonly<Record<string, string>> = {
  'latin-400-normal': upright400,
  'latin-ext-400-normal': upright400Extended,
  'latin-500-normal': upright500,
  'latin-ext-500-normal': upright500Extended,
  'latin-600-normal': upright600,
  'latin-ext-600-normal': upright600Extended,
  'latin-700-normal': upright700,
  'latin-ext-700-normal': upright700Extended,
};
