import { Skeleton } from '@mantine/core';
import {
  AtSign,
  Bookmark,
  Palette,
  Proportions,
  SlidersHorizontal,
  Type,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyComponent } from '../../loading/lazy-component';
import { editorMessages } from '../../messages/editor';
import { toolMessages } from '../../messages/tools';
import type { SectionKey } from './column-section';
import {
  BrandValue,
  FontsValue,
  FormatValue,
  OptionsValue,
  PresetsValue,
  ThemeValue,
} from './section-values';

/** A section of the tools: a collapsible in the column, an icon with a drawer in the rail. */
export interface ToolSection {
  readonly key: SectionKey;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly Value: ComponentType;
  readonly Fields: ComponentType;
}

/** Holds the place of a section's fields while they load. */
const waiting = <Skeleton height={96} radius={8} />;

const PresetFields = lazyComponent(
  async () => (await import('./preset-fields')).PresetFields,
  waiting,
);
const BrandFields = lazyComponent(
  async () => (await import('./brand-fields')).BrandFields,
  waiting,
);
const FontFields = lazyComponent(async () => (await import('./font-fields')).FontFields, waiting);
const ThemeFields = lazyComponent(
  async () => (await import('./theme-fields')).ThemeFields,
  waiting,
);
const FormatFields = lazyComponent(
  async () => (await import('./format-fields')).FormatFields,
  waiting,
);
const OptionFields = lazyComponent(
  async () => (await import('./option-fields')).OptionFields,
  waiting,
);

/** Presets, Marca, Fonte, Tema, Formato, Opções (docs/product/editor.md 8), each loaded once it is opened. */
export const toolSections: readonly ToolSection[] = [
  {
    key: 'presets',
    title: toolMessages.presets.heading,
    icon: Bookmark,
    Value: PresetsValue,
    Fields: PresetFields,
  },
  {
    key: 'brand',
    title: editorMessages.brand.heading,
    icon: AtSign,
    Value: BrandValue,
    Fields: BrandFields,
  },
  {
    key: 'fonts',
    title: toolMessages.fonts.heading,
    icon: Type,
    Value: FontsValue,
    Fields: FontFields,
  },
  {
    key: 'theme',
    title: toolMessages.theme.heading,
    icon: Palette,
    Value: ThemeValue,
    Fields: ThemeFields,
  },
  {
    key: 'format',
    title: toolMessages.format.heading,
    icon: Proportions,
    Value: FormatValue,
    Fields: FormatFields,
  },
  {
    key: 'options',
    title: toolMessages.options.heading,
    icon: SlidersHorizontal,
    Value: OptionsValue,
    Fields: OptionFields,
  },
];
