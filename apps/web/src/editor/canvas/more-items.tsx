import { Menu } from '@mantine/core';
import { LayoutTemplate, Smartphone } from 'lucide-react';
import { layoutMessages } from '../../messages/layouts';
import { previewMessages } from '../../messages/slides';
import { AnchoredMenu } from '../../ui/controls/anchored-menu';
import type { PopupPlace } from '../../ui/controls/popup-button';
import { CaptionItem } from '../caption/caption-item';

interface MoreItemsProps extends PopupPlace {
  readonly onPreview: () => void;
  readonly onRedesign: () => void;
}

/** On a phone, what the canvas has no room for. */
export function MoreItems({ onPreview, onRedesign, ...place }: MoreItemsProps) {
  return (
    <AnchoredMenu {...place}>
      <Menu.Item leftSection={<LayoutTemplate size={16} strokeWidth={1.75} />} onClick={onRedesign}>
        {layoutMessages.redesign.open}
      </Menu.Item>
      <Menu.Item leftSection={<Smartphone size={16} strokeWidth={1.75} />} onClick={onPreview}>
        {previewMessages.open}
      </Menu.Item>
      <CaptionItem />
    </AnchoredMenu>
  );
}
