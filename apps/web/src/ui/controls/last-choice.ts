import { useEffect, useRef } from 'react';

/**
 * Numbers what is chosen, so that an answer that comes late does not take the place of what was
 * chosen after it, or of the screen that was gone to.
 * @returns a function that notes a choice, and returns whether it is still the last one
 */
export function useLastChoice(): () => () => boolean {
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );
  return () => {
    const number = (last.current += 1);
    return () => number === last.current;
  };
}
