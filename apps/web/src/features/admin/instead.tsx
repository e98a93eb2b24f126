import type { ReactNode } from 'react';
import classes from './admin-screen.module.css';

/** What stands in the place of a table. */
export function Instead({ children }: { children: ReactNode }) {
  return (
    <div className={classes.instead} role="status">
      {children}
    </div>
  );
}
