import { Menu, type MenuProps } from '@mantine/core';
import { useDeferredValue } from 'react';
import { Anchor } from './anchor';
import type { PopupPlace } from './popup-button';

interface AnchoredMenuProps
  extends PopupPlace, Pick<MenuProps, 'width' | 'alignItemsLabels' | 'children'> {}

/** The menu of a `PopupButton`, drawn closed first: it opens as it does later. */
export function AnchoredMenu({
  anchor,
  isOpen,
  onOpenChange,
  children,
  ...menu
}: AnchoredMenuProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <Menu {...menu} opened={isOpen && isDrawn} onChange={onOpenChange}>
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
