import { useEffect, useRef } from 'react';

/** Calls on Escape, unless a dialog or menu is open, which it closes first. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
      const { target } = event;
      const isSearching =
        target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (event.key !== 'Escape' || isCovered || isSearching) return;
      latest.current();
    };
    // Before the dialog hears of it, which would be closed by then.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
