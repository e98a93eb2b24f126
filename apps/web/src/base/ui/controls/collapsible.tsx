import { UnstyledButton } from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './collapsible.module.css';

interface CollapsibleProps {
  readonly label: string;
  /** What it holds, shown while it is closed, so that nothing must be opened to be known. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A part of a panel that is opened when it is needed. */
export function Collapsible({ label, value, children }: CollapsibleProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <section className={classes.section} aria-label={label}>
      <UnstyledButton
        className={classes.sectionHead}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.sectionName}>{label}</span>
        {!open && <span className={classes.sectionValue}>{value}</span>}
        <Chevron size={16} strokeWidth={1.75} aria-hidden />
      </UnstyledButton>
      <div id={id} className={open ? classes.sectionBody : undefined} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
