import type { ComponentProps } from 'react';
import { controlMessages } from '../../messages/controls';
import { AnchoredPopover } from './anchored-popover';
import { ColorChoice } from './color-choice';
import classes from './controls.module.css';
import type { PopupPlace } from './popup-button';

interface ColorPopoverProps extends PopupPlace, ComponentProps<typeof ColorChoice> {
  /** Of the field. */
  readonly label: string;
}

/** The colours to choose from, beside the swatch of a field. */
export function ColorPopover(props: ColorPopoverProps) {
  const { anchor, id, opened, onOpenChange, label, ...choice } = props;
  return (
    <AnchoredPopover
      {...{ anchor, id, opened, onOpenChange }}
      position="bottom-start"
      width={248}
      offset={6}
      label={controlMessages.chooseColor(label)}
      className={classes.dropdown}
    >
      <ColorChoice {...choice} />
    </AnchoredPopover>
  );
}
