import { Menu } from '@mantine/core';
import { MessageSquareText } from 'lucide-react';
import { useCaptionAction } from './caption-button';

/** Gerar Legenda, in a menu. */
export function CaptionItem() {
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
