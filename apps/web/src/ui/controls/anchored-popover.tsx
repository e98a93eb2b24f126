import { Popover, type PopoverProps } from '@mantine/core';
import { useDeferredValue } from 'react';
import { Anchor } from './anchor';
import type { PopupPlace } from './popup-button';

interface AnchoredPopoverProps
  extends PopupPlace, Pick<PopoverProps, 'position' | 'width' | 'offset' | 'children'> {
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The popover of a `PopupButton`, drawn closed first: it opens as it does later. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, isOpen, onOpenChange, label, className = '', children, ...popover } = props;
  const isDrawn = useDeferredValue(true, false);
  return (
    <Popover
      {...popover}
      shadow="none"
      trapFocus
      returnFocus
      opened={isOpen && isDrawn}
      onChange={onOpenChange}
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown className={`${className} on-raised`} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
