import type { Slide } from '@arrasta/domain';
import { Contrast } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { contrastMessages } from '../../messages/slides';
import { useHasLowContrast } from '../checks/contrast/text-readings';
import { CardBadge } from './card-badge';

/** A slide of the deck and its small picture. */
export interface DrawnCard {
  /** Where the slide's small picture is drawn. */
  readonly card: RefObject<HTMLElement | null>;
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** Says that a text of the slide reads too badly. */
export const ContrastBadge = memo(function ContrastBadge({ card, slide, index }: DrawnCard) {
  const isHardToRead = useHasLowContrast(card, slide, index);
  return isHardToRead && <CardBadge icon={Contrast} label={contrastMessages.badge} />;
});
