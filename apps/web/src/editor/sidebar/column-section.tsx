import type { ReactNode } from 'react';
import { Collapsible } from '../../ui/controls/collapsible';
import { toggleSection, useOpenSections, type SectionKey } from './open-sections';

interface ColumnSectionProps {
  readonly section: SectionKey;
  readonly title: string;
  /** What the section is set to, shown while it is closed. */
  readonly value?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the column that is found again as it was left. */
export function ColumnSection({ section, title, value, children }: ColumnSectionProps) {
  const isOpen = useOpenSections(({ open }) => open.has(section));
  return (
    <Collapsible
      label={title}
      value={value}
      isOpen={isOpen}
      onToggle={() => toggleSection(section)}
    >
      {children}
    </Collapsible>
  );
}
