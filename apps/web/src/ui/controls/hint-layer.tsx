import { Tooltip, type TooltipProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Anchor } from './anchor';

interface HintLayerProps extends Pick<
  TooltipProps,
  'position' | 'opened' | 'disabled' | 'withinPortal'
> {
  readonly anchor: HTMLElement;
  readonly label: ReactNode;
}

/** The hint beside an element: seen at once, and from then on as the mouse comes and goes. */
export function HintLayer({ anchor, ...tooltip }: HintLayerProps) {
  return (
    <Tooltip defaultOpened {...tooltip}>
      <Anchor element={anchor} />
    </Tooltip>
  );
}
