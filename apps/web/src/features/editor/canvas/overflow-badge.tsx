import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { editorWords } from '../../../base/wording/editor';
import classes from './overflow-badge.module.css';
import { useOverflow } from './use-overflow';

/** Says that something on the slide lies outside its field (look/slides: "What gives way"). */
export function OverflowBadge({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const overflows = useOverflow(frame);
  return (
    <div role="status" className={classes.place}>
      {overflows && (
        <span className={classes.badge} title={editorWords.overflow.description}>
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
          {editorWords.overflow.badge}
        </span>
      )}
    </div>
  );
}
