import {
  cloneElement,
  createElement,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { createAheadLoader } from '../../loading/chunk-loader';

/** How long the mouse rests on something until it is named, in ms: as in the theme. */
const openDelay = 400;

const layer = createAheadLoader(async () => (await import('./hint-layer')).HintLayer);

interface HoveredProps {
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
}

interface HintProps {
  readonly label: string;
  readonly position?: 'top' | 'right' | 'left' | 'bottom';
  readonly disabled?: boolean;
  /** What the hint names: an element, or a component that hands its props on to one. */
  readonly children: ReactElement<HoveredProps>;
}

/** The element that the mouse has rested on, once it has. */
function useMouseRest(children: HintProps['children']) {
  const [rested, setRested] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { onPointerEnter, onPointerLeave } = children.props;
  const handlers: HoveredProps = {
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      const { currentTarget, pointerType } = event;
      if (pointerType === 'touch' || currentTarget === rested) return;
      void layer.load();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setRested(currentTarget), openDelay);
    },
    onPointerLeave: (event) => {
      onPointerLeave?.(event);
      clearTimeout(timer.current);
      // Else it would be named once it can be, with the mouse elsewhere.
      if (layer.useChunk.getState().status !== 'loaded') setRested(null);
    },
  };
  return { rested, handlers };
}

/**
 * Names a button that shows an icon alone, while the mouse rests on it. What draws hints is loaded
 * after the first load, and drawn for those that were rested on.
 */
export function Hint({ children, ...hint }: HintProps) {
  const { rested, handlers } = useMouseRest(children);
  const state = layer.useChunk();
  return (
    <>
      {cloneElement(children, handlers)}
      {state.status === 'loaded' &&
        rested !== null &&
        createElement(state.chunk, { anchor: rested, ...hint })}
    </>
  );
}
