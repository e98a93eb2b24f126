import { CircleAlert } from 'lucide-react';
import classes from './error-line.module.css';

/** What is wrong with a field: colour alone would not say it. */
export function ErrorLine({ text }: { text: string }) {
  return (
    <span className={classes.error}>
      <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
      {text}
    </span>
  );
}
