import type { ReactNode, ComponentType } from 'react';
import { create } from 'zustand';
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
import { Collapsible } from '../../ui/controls/collapsible';
import { lazyComponent } from '../../loading/lazy-component';
import { editorMessages } from '../../messages/editor';
import { toolMessages } from '../../messages/tools';
import {
  BrandValue,
  FontsValue,
  FormatValue,
  OptionsValue,
  PresetsValue,
  ThemeValue,
} from './section-values';

/** The sections of the column left of the canvas. */
type SectionKey =
  'layout' | 'presets' | 'brand' | 'fonts' | 'theme' | 'format' | 'options' | 'carousels';

interface OpenSections {
  readonly open: ReadonlySet<SectionKey>;
}

/** Which sections are open; kept while the app runs, whatever deck or width comes. */
const useOpenSections = create<OpenSections>(() => ({ open: new Set(['carousels']) }));

function toggleSection(key: SectionKey): void {
  useOpenSections.setState(({ open }) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    return { open: next };
  });
}

interface ColumnSectionProps {
  readonly section: SectionKey;
  readonly title: string;
  /** What the section is set to, shown while it is closed. */
  readonly value?: ReactNode;
  /** What stands beside its title while it is open. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the column that is found again as it was left. */
export function ColumnSection(props: ColumnSectionProps) {
  const { section, title, value, action, children } = props;
  const isOpen = useOpenSections(({ open }) => open.has(section));
  return (
    <Collapsible
      label={title}
      value={value}
      action={action}
      isOpen={isOpen}
      onToggle={() => toggleSection(section)}
    >
      {children}
    </Collapsible>
  );
}

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
  async () => (await import('./preset-fields')).PresetFieldset,
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
