import type { ComponentProps } from 'react';
import { SlideThumbnail } from '../../ui/slide-thumbnail';
import { useSettledSession } from '../store/settled-session';

type ThumbnailProps = Omit<ComponentProps<typeof SlideThumbnail>, 'carousel' | 'total'>;

/** A slide of the open deck in small, always as it is now. */
export function Thumbnail(props: ThumbnailProps) {
  const carousel = useSettledSession(({ state }) => state.deck.carousel);
  const total = useSettledSession(({ state }) => state.deck.slides.length);
  return <SlideThumbnail {...props} carousel={carousel} total={total} />;
}
