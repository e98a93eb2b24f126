import type { Slide } from '@arrasta/domain';
import { CircleAlert, Contrast } from 'lucide-react';
import { type ComponentProps, memo, type RefObject } from 'react';
import { SlideThumbnail } from '../../ui/scaled-slide';
import { useDebouncedCarousel, useDebouncedSlideCount } from '../store/selectors';
import { contrastMessages, overflowMessages } from '../../messages/slides';
import { useOverflow } from '../checks/drawn-slide';
import { useHasLowContrast } from '../checks/contrast/text-readings';
import classes from './thumbnail.module.css';

type ThumbnailProps = Omit<ComponentProps<typeof SlideThumbnail>, 'carousel' | 'total'>;

/** A slide of the open deck in small, always as it is now. */
export function Thumbnail(props: ThumbnailProps) {
  const carousel = useDebouncedCarousel();
  const total = useDebouncedSlideCount();
  return <SlideThumbnail {...props} carousel={carousel} total={total} />;
}

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
  const isHardToRead = useHasLowContrast(card, slide, index);
  return (
    <span className={classes.badges}>
      {overflow !== null && (
        <Badge
          icon={CircleAlert}
          label={overflow.isText ? overflowMessages.textBadge : overflowMessages.contentBadge}
        />
      )}
      {isHardToRead && <Badge icon={Contrast} label={contrastMessages.badge} />}
    </span>
  );
});
