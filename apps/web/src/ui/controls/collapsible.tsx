import { Collapse, UnstyledButton } from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './collapsible.module.css';

interface CollapsibleProps {
  readonly label: string;
  /** What it holds, shown while it is closed, so that nothing must be opened to be known. */
  readonly value?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Its rank among the headings around it. */
  readonly heading?: 'h2' | 'h3';
  /** What stands beside its name while it is open. */
  readonly action?: ReactNode;
  /** Of the whole, of the name and of what opens, where a place has its own way. */
  readonly classNames?: Partial<Readonly<Record<'root' | 'name' | 'body', string | undefined>>>;
  readonly children: ReactNode;
}

function joinClasses(own: string | undefined, className: string): string {
  return `${own ?? ''} ${className}`;
}

type HeadProps = Pick<CollapsibleProps, 'label' | 'value' | 'isOpen' | 'onToggle' | 'heading'> & {
  readonly id: string;
  readonly nameClass: string;
};

/** What opens and closes it: its name, what it holds, and a sign of what a press does. */
function CollapsibleHead(props: HeadProps) {
  const { label, value, isOpen, onToggle, heading: Heading = 'h2', id, nameClass } = props;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <Heading className={classes.heading}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={joinClasses(classes.name, nameClass)}>{label}</span>
        {!isOpen && <span className={classes.value}>{value}</span>}
        <Chevron size={16} strokeWidth={1.75} aria-hidden />
      </UnstyledButton>
    </Heading>
  );
}

/** A part of a panel that opens (docs/product/editor.md 8); what it holds is made by then. */
export function Collapsible(props: CollapsibleProps) {
  const { label, isOpen, action, children } = props;
  const { root = '', name = '', body = '' } = props.classNames ?? {};
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const id = useId();
  const shownAction = isOpen ? action : undefined;
  return (
    <section className={joinClasses(classes.section, root)} aria-label={label}>
      <div className={classes.top} data-action={shownAction !== undefined || undefined}>
        <CollapsibleHead {...props} id={id} nameClass={name} />
        {shownAction}
      </div>
      <Collapse id={id} expanded={isOpen} className={body}>
        {wasOpened && children}
      </Collapse>
    </section>
  );
}
