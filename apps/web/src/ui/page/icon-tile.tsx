import type { LucideIcon } from 'lucide-react';
import classes from './icon-tile.module.css';

/** The sign at the head of a row: what kind of thing it is about. */
export function IconTile({ Icon }: { Icon: LucideIcon }) {
  return (
    <span className={classes.tile} aria-hidden>
      <Icon size={16} strokeWidth={1.75} />
    </span>
  );
}
