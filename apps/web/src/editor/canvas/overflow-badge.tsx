import { Popover, UnstyledButton } from '@mantine/core';
import type { Slide } from '@arrasta/domain';
import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { lazyComponent } from '../../loading/lazy-component';
import { overflowMessages } from '../../messages/slides';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import classes from './overflow-badge.module.css';
import { useOverflow } from '../checks/drawn-slide';

const OverflowFixes = lazyComponent(
  async () => (await import('../checks/overflow/overflow-fixes')).OverflowFixes,
);

interface OverflowBadgeProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly slide: Slide;
  /** Of the slide, from 0. */
  readonly index: number;
}

/** Says that something lies outside the slide's field, and opens what can be done about it. */
export function OverflowBadge({ frame, slide, index }: OverflowBadgeProps) {
  const overflow = useOverflow(frame);
  const layout = useScreenSize();
  return (
    <div role="status" className={classes.place}>
      {overflow !== null && (
        <Popover
          position={layout === 'narrow' ? 'top-start' : 'right-end'}
          shadow="none"
          offset={12}
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <UnstyledButton className={classes.badge}>
              <CircleAlert size={14} strokeWidth={2} aria-hidden />
              {overflow.isText ? overflowMessages.textBadge : overflowMessages.contentBadge}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown className={`${classes.popover ?? ''} on-raised`}>
            <OverflowFixes slide={slide} index={index} overflow={overflow} isFocused />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  );
}
