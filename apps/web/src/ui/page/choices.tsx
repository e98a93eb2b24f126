import type { ReactNode } from 'react';
import classes from './choices.module.css';

/** The ways out of a dialog, at its foot: the one that is meant comes last; on a phone it is on top. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={classes.choices}>{children}</div>;
}
