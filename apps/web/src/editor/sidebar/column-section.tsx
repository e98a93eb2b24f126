import type { ReactNode } from 'react';
import { create } from 'zustand';
import { Collapsible } from '../../ui/controls/collapsible';

/** The sections of the column left of the canvas. */
export type SectionKey =
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
