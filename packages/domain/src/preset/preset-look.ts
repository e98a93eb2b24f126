import type { CarouselFields } from '../carousel/carousel';
import { storedCarouselDefaults } from '../carousel/carousel-defaults';

/**
 * The carousel's fields that a preset keeps: brand, fonts, colours, options.
 * Source: docs/product/presets.md 1.
 */
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

/**
 * What a stored preset has where nothing was said; as for carousels.
 * Source: docs/product/presets.md 1.
 */
export const storedPresetDefaults = Object.fromEntries(
  presetKeys.map((key) => [key, storedCarouselDefaults[key]]),
) as Pick<typeof storedCarouselDefaults, PresetKey>;

/** Brand, fonts, colours and options of a carousel: what a preset keeps of it. */
export type PresetLook = Pick<CarouselFields, (typeof presetKeys)[number]>;

/** The same as an older preset may hold it: with fields missing. */
export type StoredPresetLook = {
  readonly [Name in keyof PresetLook]?: PresetLook[Name] | null | undefined;
};

/** What of this carousel a preset keeps. */
export function presetLookOf(carousel: CarouselFields): PresetLook {
  const entries = presetKeys.map((name) => [name, carousel[name]]);
  return Object.fromEntries(entries) as PresetLook;
}

/**
 * A preset made whole: what is missing takes the defaults (primary #4F46E5, secondary #FFFFFF,
 * accent #111827, gradient null). Source: docs/product/presets.md 4.
 */
export function completePresetLook(look: StoredPresetLook): PresetLook {
  const entries = presetKeys.map((name) => [name, look[name] ?? storedPresetDefaults[name]]);
  return Object.fromEntries(entries) as PresetLook;
}
