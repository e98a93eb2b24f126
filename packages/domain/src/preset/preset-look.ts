import type { CarouselFields } from '../carousel/carousel';
import { storedCarouselDefaults } from '../carousel/carousel-defaults';

/** What a preset keeps of a carousel. Source: carousel-editor §3, "Preset". */
export const presetFieldNames = [
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
] as const satisfies readonly (keyof CarouselFields)[];

export type PresetFieldName = (typeof presetFieldNames)[number];

/** Brand, fonts, colours and options of a carousel. */
export type PresetLook = Pick<CarouselFields, PresetFieldName>;

/** The same as an older preset may hold it: with fields missing. */
export type StoredPresetLook = {
  readonly [Name in PresetFieldName]?: PresetLook[Name] | null | undefined;
};

function picked(look: StoredPresetLook): Partial<PresetLook> {
  const entries = presetFieldNames.map((name) => [name, look[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** What of this carousel a preset keeps. */
function presetLookOf(carousel: CarouselFields): PresetLook {
  const entries = presetFieldNames.map((name) => [name, carousel[name]]);
  return Object.fromEntries(entries) as PresetLook;
}

/**
 * A preset made whole: what is missing takes the documented defaults (primary #4F46E5, secondary
 * #FFFFFF, accent #111827, gradient null; carousel-editor §4).
 */
export function completePresetLook(look: StoredPresetLook): PresetLook {
  return { ...presetLookOf(storedCarouselDefaults), ...picked(look) };
}
