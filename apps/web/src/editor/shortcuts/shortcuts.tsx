import { create } from 'zustand';
import {
  isTextual,
  moveElement,
  removeElement,
  selectElement,
  stepSlide,
  type Element,
} from '@arrasta/domain';
import { useEffect } from 'react';
import { lazyDialog } from '../../loading/lazy-component';
import { beginTyping, dispatch, redoNext, undoLast } from '../store/editor-store';
import { duplicateElementOrNotify } from '../store/commands';
import { saveDeckAndNotify } from '../persistence/save-deck';
import { varyLater } from '../layouts/vary-button';
import { toggleFreeZones } from '../store/canvas-view';
import { currentElements, currentSelectedElement } from '../store/selectors';
import { editorUndoFieldSelector } from '../../ui/controls/control-props';

/** Whether the list of shortcuts is open. */
const useShortcutsHelp = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openShortcutsHelp(): void {
  useShortcutsHelp.setState({ open: true });
}

function closeShortcutsHelp(): void {
  useShortcutsHelp.setState({ open: false });
}

const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts-dialog')).ShortcutsDialog,
);

/** The list of shortcuts, while it is open. */
export function ShortcutsHost() {
  const open = useShortcutsHelp((state) => state.open);
  return open && <ShortcutsDialog onClose={closeShortcutsHelp} />;
}

/**
 * How much of the editor is within reach: all of it; the history in popovers, menus and texts that
 * are kept with every key; only saving in dialogs that ask, and in texts that are still typed.
 */
type Reach = 'all' | 'history' | 'saving';

/** Where the key was pressed. */
interface KeyPlace {
  readonly reach: Reach;
  /** In the text of an element that is being typed in its place. */
  readonly inText: boolean;
  /** In a field of the panels and dialogs. */
  readonly inField: boolean;
  /** On a slider, tab or choice, which has its own use for every key that is pressed alone. */
  readonly onChooser: boolean;
  /** On a button or link, which has its own use for Enter. */
  readonly onControl: boolean;
}

type Shortcut = () => void;
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function selectNeighbour(step: -1 | 1): void {
  const elements = currentElements();
  const index = elements.findIndex(({ id }) => id === currentSelectedElement()?.id);
  const start = step === 1 ? 0 : elements.length - 1;
  const next = elements[index === -1 ? start : index + step];
  if (next !== undefined) dispatch(selectElement(next.id));
}

function typeInto(element: Element): void {
  if (isTextual(element.type)) beginTyping({ elementId: element.id, point: null });
}

/** The shortcut needs a selected element. */
function withSelected(work: (element: Element) => void): Shortcut | null {
  const element = currentSelectedElement();
  return element === undefined ? null : () => work(element);
}

/** Titles and addresses are taken up when their field is left: what is saved is what is seen. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

const save: Shortcut = () => {
  leaveField();
  void saveDeckAndNotify();
};
const undo: Shortcut = () => void undoLast();
const redo: Shortcut = () => void redoNext();

function withControl({ key, shiftKey }: Key, { reach }: KeyPlace): Shortcut | null {
  const letter = key.toLowerCase();
  if (letter === 's') return save;
  if (reach === 'saving') return null;
  switch (letter) {
    case 'z':
      return shiftKey ? redo : undo;
    case 'y':
      return redo;
    default:
      return null;
  }
}

function withAlt({ key }: Key): Shortcut | null {
  if (key === 'ArrowUp') return withSelected(({ id }) => dispatch(moveElement(id, -1)));
  if (key === 'ArrowDown') return withSelected(({ id }) => dispatch(moveElement(id, 1)));
  return null;
}

function letterAlone({ key, shiftKey }: Key): Shortcut | null {
  switch (key.toLowerCase()) {
    case 'v':
      return () => void varyLater(shiftKey ? -1 : 1);
    case 'z':
      return toggleFreeZones;
    default:
      return null;
  }
}

function shortcutWithoutModifier(pressed: Key, { onControl }: KeyPlace): Shortcut | null {
  switch (pressed.key) {
    case 'ArrowLeft':
      return () => dispatch(stepSlide(-1));
    case 'ArrowRight':
      return () => dispatch(stepSlide(1));
    case 'ArrowUp':
      return () => selectNeighbour(-1);
    case 'ArrowDown':
      return () => selectNeighbour(1);
    case 'Delete':
    case 'Backspace':
      return withSelected(({ id }) => dispatch(removeElement(id)));
    case 'Escape':
      return withSelected(() => dispatch(selectElement(null)));
    case '?':
      return openShortcutsHelp;
    case 'Enter':
      return onControl ? null : withSelected(typeInto);
    default:
      return letterAlone(pressed);
  }
}

/** Whether what the key was pressed in uses it itself; Escape steps out of a choice. */
function isHandledElsewhere({ key }: Key, { inText, onChooser }: KeyPlace): boolean {
  return inText || (onChooser && key !== 'Escape');
}

/** Nothing: all that could be selected outside a text is the interface itself. */
const selectNothing: Shortcut = () => undefined;

function chord(key: Key, place: KeyPlace): Shortcut | null {
  if (place.inText || key.key.toLowerCase() !== 'd') return withControl(key, place);
  return withSelected(({ id }) => duplicateElementOrNotify(id));
}

/** What a key does in the editor at this place; null where it is not the editor's. */
function shortcutFor(key: Key, place: KeyPlace): Shortcut | null {
  const control = key.ctrlKey || key.metaKey;
  if (control && key.key.toLowerCase() === 'a') {
    return place.inText || place.inField ? null : selectNothing;
  }
  if (place.reach !== 'all') return control ? withControl(key, place) : null;
  if (control) return chord(key, place);
  if (isHandledElsewhere(key, place)) return null;
  return key.altKey ? withAlt(key) : shortcutWithoutModifier(key, place);
}

const textFields =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"], [type="color"])';
const questions = '[aria-modal="true"]';
const popovers = '[role="dialog"], [role="menu"], [role="listbox"]';
/** They have a use of their own for arrows and Enter. */
const choosers =
  'input, [role="combobox"], [role="slider"], [role="tab"], [aria-haspopup][aria-expanded="true"]';

function reachOf(isInside: (selector: string) => boolean): Reach {
  if (isInside(editorUndoFieldSelector)) return 'history';
  if (isInside(`${textFields}, ${questions}`)) return 'saving';
  return isInside(popovers) ? 'history' : 'all';
}

/** Where the key was pressed, also when that element was removed from the page meanwhile. */
function placeOf(event: KeyboardEvent): KeyPlace {
  const path = event.composedPath().filter((one) => one instanceof HTMLElement);
  const isInside = (selector: string) => path.some((element) => element.matches(selector));
  return {
    reach: reachOf(isInside),
    inText: path[0]?.isContentEditable ?? false,
    inField: isInside(textFields),
    onChooser: isInside(choosers),
    onControl: isInside('button, a'),
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
