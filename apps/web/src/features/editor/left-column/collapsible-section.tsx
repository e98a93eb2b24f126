import { Collapse, UnstyledButton } from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import classes from './left-column.module.css';
import { toggleSection, useOpenSections, type SectionKey } from './open-sections';

interface CollapsibleSectionProps {
  readonly section: SectionKey;
  readonly title: string;
  /** What the section is set to, shown while it is closed. */
  readonly value?: ReactNode;
  readonly children: ReactNode;
}

/** A section that opens; its content is only made once it was opened. */
export function CollapsibleSection({ section, title, value, children }: CollapsibleSectionProps) {
  const open = useOpenSections((state) => state.open.has(section));
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionHeading}>
        <UnstyledButton
          className={classes.sectionHead}
          aria-expanded={open}
          onClick={() => toggleSection(section)}
        >
          <span className={classes.sectionTitle}>{title}</span>
          {!open && <span className={classes.sectionValue}>{value}</span>}
          <Chevron size={16} strokeWidth={1.75} aria-hidden />
        </UnstyledButton>
      </h2>
      <Collapse expanded={open}>{opened && children}</Collapse>
    </section>
  );
}
