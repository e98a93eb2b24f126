import { storedCarouselDefaults } from '../carousel/carousel-defaults';

/** The carousel's fields that a preset keeps: brand, fonts, colours, options. Source: carousel-editor §3. */
export const presetKeys = [
  'brandName',
  'brandHandle',
  'brandAvatarUrl',
  'theme',
  'titleFont',
  'contentFont',
  'primaryColor',
  'secondaryColor',
  'accentColor',
  'useCustomColors',
  'gradient',
  'pageIndicator',
  'hideFooter',
] as const;

type PresetKey = (typeof presetKeys)[number];

/** What a stored preset has where nothing was said; as for carousels. Source: carousel-editor §3. */
export const storedPresetDefaults = Object.fromEntries(
  presetKeys.map((key) => [key, storedCarouselDefaults[key]]),
) as Pick<typeof storedCarouselDefaults, PresetKey>;
