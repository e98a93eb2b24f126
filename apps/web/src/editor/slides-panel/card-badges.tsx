import type { Slide } from '@arrasta/domain';
import { CircleAlert, Contrast } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { contrastWords, overflowWords } from '../../messages/slides';
import { useOverflow } from '../checks/drawn-slide';
import { useHardToRead } from '../checks/contrast/text-readings';
import classes from './card-badges.module.css';

function Badge({ icon: Icon, label }: { icon: typeof CircleAlert; label: string }) {
  return (
    <span className={classes.badge} title={label}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      <span className={classes.word}>{label}</span>
    </span>
  );
}

interface CardBadgesProps {
  /** Where the slide's small picture is drawn. */
  readonly card: RefObject<HTMLElement | null>;
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** What is wrong with a slide, on its small picture (docs/product/editor.md 7). */
export const CardBadges = memo(function CardBadges({ card, slide, index }: CardBadgesProps) {
  const overflow = useOverflow(card);
  const isHardToRead = useHardToRead(card, slide, index);
  return (
    <span className={classes.badges}>
      {overflow !== null && (
        <Badge
          icon={CircleAlert}
          label={overflow.isText ? overflowWords.textBadge : overflowWords.contentBadge}
        />
      )}
      {isHardToRead && <Badge icon={Contrast} label={contrastWords.badge} />}
    </span>
  );
});
