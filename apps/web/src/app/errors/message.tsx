import type { ReactNode } from 'react';
import { SwipedCards } from '../../ui/swiped-cards';
import classes from './message.module.css';

interface MessageProps {
  readonly title: string;
  readonly description: string;
  /** What the person can do now. */
  readonly children: ReactNode;
}

/** A whole page that says one thing. */
export function Message({ title, description, children }: MessageProps) {
  return (
    <main className={classes.page}>
      <SwipedCards />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.description}>{description}</p>
      <div className={classes.actions}>{children}</div>
    </main>
  );
}
