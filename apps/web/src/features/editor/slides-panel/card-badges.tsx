import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { overflowWords } from '../../../base/wording/overflow';
import { useOverflow } from '../canvas/use-overflow';
import classes from './card-badges.module.css';

function Badge({ icon: Icon, label }: { icon: typeof CircleAlert; label: string }) {
  return (
    <span className={classes.badge} title={label}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      <span className={classes.word}>{label}</span>
    </span>
  );
}

/** What is wrong with a slide, on its small picture (look/tokens: Slide card). */
export function CardBadges({ card }: { card: RefObject<HTMLElement | null> }) {
  const overflow = useOverflow(card);
  return (
    <span className={classes.badges}>
      {overflow !== null && (
        <Badge
          icon={CircleAlert}
          label={overflow.isText ? overflowWords.textBadge : overflowWords.contentBadge}
        />
      )}
    </span>
  );
}
