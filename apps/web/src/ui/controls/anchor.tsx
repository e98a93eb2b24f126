import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface AnchorProps {
  /** Stands elsewhere on the page. */
  readonly element: HTMLElement;
  readonly ref?: (element: HTMLElement | null) => void;
  readonly 'aria-describedby'?: string | undefined;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onPointerEnter?: (event: PointerEvent) => void;
}

/**
 * Lets Mantine float something beside an element that was drawn before: it is given to Mantine as a
 * child would be, and what Mantine listens for on a child is listened for there. The element stays
 * the one it was, with focus and press, when what floats is loaded.
 */
export function Anchor(props: AnchorProps) {
  const { element, ref, 'aria-describedby': describedBy } = props;
  useLayoutEffect(() => {
    ref?.(element);
    return () => ref?.(null);
  }, [element, ref]);
  const down = useEffectEvent((event: PointerEvent) => props.onPointerDown?.(event));
  const enter = useEffectEvent((event: PointerEvent) => props.onPointerEnter?.(event));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerdown', (event) => down(event), { signal });
    element.addEventListener('pointerenter', (event) => enter(event), { signal });
    return () => controller.abort();
  }, [element]);
  useEffect(() => {
    if (describedBy === undefined) return;
    element.setAttribute('aria-describedby', describedBy);
    return () => element.removeAttribute('aria-describedby');
  }, [element, describedBy]);
  return null;
}
