import type { ComponentProps } from 'react';
import { AnchoredPopover } from '../../ui/controls/anchored-popover';
import type { PopupPlace } from '../../ui/controls/popup-button';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { OverflowFixes } from '../checks/overflow/overflow-fixes';
import classes from './canvas-notices.module.css';

/** What can be done about something outside the slide's field, beside its badge. */
export function OverflowPopover(props: ComponentProps<typeof OverflowFixes> & PopupPlace) {
  const { slide, index, overflow, ...place } = props;
  const position = useScreenSize() === 'narrow' ? 'top-start' : 'right-end';
  return (
    <AnchoredPopover {...place} position={position} offset={12} className={classes.popover}>
      <OverflowFixes {...{ slide, index, overflow }} isFocused />
    </AnchoredPopover>
  );
}
