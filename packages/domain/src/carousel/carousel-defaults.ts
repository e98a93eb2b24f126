import type { CarouselFields } from './carousel';

/** Title of a carousel without a name. Source: docs/product/carousels.md 2. */
const defaultCarouselTitle = 'Novo Carrossel';

/** What a stored carousel has where nothing was said. Source: docs/product/carousels.md 3. */
export const storedCarouselDefaults: CarouselFields = {
  title: defaultCarouselTitle,
  description: null,
  socialCaption: null,
  brandName: null,
  brandHandle: null,
  brandAvatarUrl: null,
  brandPosition: 'footer',
  theme: 'minimal',
  format: '4:5',
  decorSeed: 0,
  panorama: 'off',
  panoramaImageUrl: null,
  panoramaFrom: 0,
  panoramaSpan: 2,
  panoramaFocus: '50 50',
  panoramaHeight: 'full',
  titleFont: 'merriweather',
  contentFont: 'montserrat',
  primaryColor: '#4F46E5',
  secondaryColor: '#FFFFFF',
  accentColor: '#111827',
  useCustomColors: false,
  gradient: null,
  pageIndicator: 'swipe_hint',
  hideFooter: false,
};

/** What a carousel begun in the editor has. Source: docs/product/carousels.md 4. */
export const newCarouselFields: CarouselFields = {
  ...storedCarouselDefaults,
  titleFont: 'dm-sans',
  contentFont: 'montserrat',
  pageIndicator: 'page_number',
  panorama: 'theme',
};
