import { Menu } from '@mantine/core';
import {
  BookmarkPlus,
  GalleryHorizontal,
  LayoutTemplate,
  Smartphone,
  MessageSquareText,
} from 'lucide-react';
import { editorMessages } from '../../messages/editor';
import { templatesEntryMessages } from '../../messages/entries';
import { layoutMessages } from '../../messages/layouts';
import { previewMessages } from '../../messages/slides';
import { AnchoredMenu } from '../../ui/controls/anchored-menu';
import type { PopupPlace } from '../../ui/controls/popup-button';
import { setContinuous, useCanvasView } from '../store/canvas-view';
import { useSlideCount } from '../store/selectors';
import { useEditorSlots } from '../slots';
import { useCaptionAction } from '../caption/caption-button';

/** Gerar Legenda, in a menu. */
function CaptionItem() {
  const { label, name, run } = useCaptionAction();
  return (
    <Menu.Item
      aria-label={name}
      leftSection={<MessageSquareText size={16} strokeWidth={1.75} />}
      onClick={run}
    >
      {label}
    </Menu.Item>
  );
}

interface MoreItemsProps extends PopupPlace {
  readonly onPreview: () => void;
  readonly onRedesign: () => void;
}

/** On a phone, what the canvas has no room for. */
export function MoreItems({ onPreview, onRedesign, ...place }: MoreItemsProps) {
  const isContinuous = useCanvasView((view) => view.isContinuous);
  const total = useSlideCount();
  const { openSaveTemplate } = useEditorSlots();
  return (
    <AnchoredMenu {...place}>
      <Menu.Item leftSection={<LayoutTemplate size={16} strokeWidth={1.75} />} onClick={onRedesign}>
        {layoutMessages.redesign.open}
      </Menu.Item>
      <Menu.Item leftSection={<Smartphone size={16} strokeWidth={1.75} />} onClick={onPreview}>
        {previewMessages.open}
      </Menu.Item>
      {total > 1 && (
        <Menu.Item
          leftSection={<GalleryHorizontal size={16} strokeWidth={1.75} />}
          onClick={() => setContinuous(!isContinuous)}
        >
          {isContinuous ? editorMessages.apart : editorMessages.continuous}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<BookmarkPlus size={16} strokeWidth={1.75} />}
        onClick={openSaveTemplate}
      >
        {templatesEntryMessages.save}
      </Menu.Item>
      <CaptionItem />
    </AnchoredMenu>
  );
}
