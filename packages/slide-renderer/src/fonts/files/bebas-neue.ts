import upright400 from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2?url';
import upright400Extended from '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2?url';

export const files: Readonly<Record<string, string>> = {
  'latin-400-normal': upright400,
  'latin-ext-400-normal': upright400Extended,
};
