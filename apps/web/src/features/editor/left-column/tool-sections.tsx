import { AtSign, Bookmark, Palette, SlidersHorizontal, Type, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { editorWords } from '../../../base/wording/editor';
import { toolWords } from '../../../base/wording/tools';
import type { SectionKey } from './open-sections';
import { BrandValue, FontsValue, OptionsValue, PresetsValue, ThemeValue } from './section-values';

/** A section of the tools: a collapsible in the column, an icon with a drawer in the rail. */
export interface ToolSection {
  readonly key: SectionKey;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly Value: ComponentType;
  readonly Fields: ComponentType;
}

const PresetFields = lazy(async () => ({
  default: (await import('./presets/preset-fields')).PresetFields,
}));
const BrandFields = lazy(async () => ({
  default: (await import('./brand/brand-fields')).BrandFields,
}));
const FontFields = lazy(async () => ({
  default: (await import('./fonts/font-fields')).FontFields,
}));
const ThemeFields = lazy(async () => ({
  default: (await import('./theme/theme-fields')).ThemeFields,
}));
const OptionFields = lazy(async () => ({
  default: (await import('./options/option-fields')).OptionFields,
}));

/** Presets, Marca, Fonte, Tema, Opções (carousel-editor §2), each loaded once it is opened. */
export const toolSections: readonly ToolSection[] = [
  {
    key: 'presets',
    title: toolWords.presets.heading,
    icon: Bookmark,
    Value: PresetsValue,
    Fields: PresetFields,
  },
  {
    key: 'brand',
    title: editorWords.brand.heading,
    icon: AtSign,
    Value: BrandValue,
    Fields: BrandFields,
  },
  {
    key: 'fonts',
    title: toolWords.fonts.heading,
    icon: Type,
    Value: FontsValue,
    Fields: FontFields,
  },
  {
    key: 'theme',
    title: toolWords.theme.heading,
    icon: Palette,
    Value: ThemeValue,
    Fields: ThemeFields,
  },
  {
    key: 'options',
    title: toolWords.options.heading,
    icon: SlidersHorizontal,
    Value: OptionsValue,
    Fields: OptionFields,
  },
];
