import { useEffect } from 'react';
import { editorUndoFieldSelector as keptTextSelector } from '../../ui/controls/control-props';
import { shortcutFor, type KeyPlace, type Reach } from './shortcuts';

const textFields =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="color"])';
const questions = '[aria-modal="true"]';
const popovers = '[role="dialog"], [role="menu"], [role="listbox"]';
/** They have a use of their own for arrows and Enter. */
const choosers =
  'input, [role="combobox"], [role="slider"], [role="tab"], [aria-haspopup][aria-expanded="true"]';

function reachOf(lies: (selector: string) => boolean): Reach {
  if (lies(keptTextSelector)) return 'history';
  if (lies(`${textFields}, ${questions}`)) return 'saving';
  return lies(popovers) ? 'history' : 'all';
}

/** Where the key was pressed, also when what it was pressed in is gone from the page by now. */
function placeOf(event: KeyboardEvent): KeyPlace {
  const path = event.composedPath().filter((one) => one instanceof HTMLElement);
  const lies = (selector: string) => path.some((element) => element.matches(selector));
  return {
    reach: reachOf(lies),
    inText: path[0]?.isContentEditable ?? false,
    inField: lies(textFields),
    onChooser: lies(choosers),
    onControl: lies('button, a'),
  };
}

/** A letter of a text that is typed in its place, which is to be seen before anything is asked. */
function isLetter({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && (target as HTMLElement).isContentEditable;
}

/** Keys of the editor while no field or dialog has them (docs/product/editor.md 9). */
export function useShortcuts(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isLetter(event)) return;
      const shortcut = shortcutFor(event, placeOf(event));
      if (shortcut === null) return;
      event.preventDefault();
      shortcut();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
