import { useEffect } from 'react';
import { shortcutFor } from './shortcuts';

function isFieldOrDialog(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;
}

/** Keys of the editor while no field or dialog has them (design: editor, "Keyboard"). */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const shortcut = shortcutFor(event, {
        inField: isFieldOrDialog(event.target),
        inText: event.target instanceof HTMLElement && event.target.isContentEditable,
        onControl: event.target instanceof Element && event.target.closest('button, a') !== null,
      });
      if (shortcut === null) return;
      event.preventDefault();
      shortcut();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
