import { setSlideLayout, slideTones, type Carousel } from '@arrasta/domain';
import { Menu } from '@mantine/core';
import { AnchoredMenu } from '../../ui/controls/anchored-menu';
import type { PopupPlace } from '../../ui/controls/popup-button';
import { dispatch } from '../store/editor-store';
import { ToneLabel } from './tone-label';

interface ToneItemsProps extends PopupPlace {
  readonly slideId: string;
  readonly carousel: Carousel;
}

/** What a slide can stand on. */
export function ToneItems({ slideId, carousel, ...place }: ToneItemsProps) {
  return (
    <AnchoredMenu {...place}>
      {slideTones.map((tone) => (
        <Menu.Item key={tone} onClick={() => dispatch(setSlideLayout(slideId, { tone }))}>
          <ToneLabel tone={tone} carousel={carousel} />
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}
