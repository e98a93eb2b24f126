import { UnstyledButton } from '@mantine/core';
import type { Slide } from '@arrasta/domain';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { createAheadLoader } from '../../loading/chunk-loader';
import { overflowMessages } from '../../messages/slides';
import { PopupButton } from '../../ui/controls/popup-button';
import classes from './overflow-badge.module.css';
import { useOverflow } from '../checks/drawn-slide';

const fixes = createAheadLoader(async () => (await import('./overflow-popover')).OverflowPopover);

interface OverflowBadgeProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** Says that something lies outside the slide's field, and opens what can be done about it. */
export function OverflowBadge({ frame, slide, index }: OverflowBadgeProps) {
  const overflow = useOverflow(frame);
  return (
    <div role="status" className={classes.place}>
      {overflow !== null && (
        <PopupButton
          kind="dialog"
          loader={fixes}
          button={
            <UnstyledButton className={classes.badge}>
              <CircleAlert size={14} strokeWidth={2} aria-hidden />
              {overflow.isText ? overflowMessages.textBadge : overflowMessages.contentBadge}
            </UnstyledButton>
          }
        >
          {(Fixes, place) => <Fixes {...place} {...{ slide, index, overflow }} />}
        </PopupButton>
      )}
    </div>
  );
}
