import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

/** The sign at the head of a row: what kind of thing it is about. */
export function IconTile({ Icon }: { Icon: LucideIcon }) {
  return (
    <span className={classes.tile} aria-hidden>
      <Icon size={16} strokeWidth={1.75} />
    </span>
  );
}

interface SectionProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** One card with what it is about beside it. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {description !== undefined && <p className={classes.about}>{description}</p>}
      </div>
      <div className={classes.card}>{children}</div>
    </section>
  );
}
