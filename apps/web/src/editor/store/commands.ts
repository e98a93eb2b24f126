import { canRun, type Command, duplicateElement } from '@arrasta/domain';
import { useDebouncedSession } from './selectors';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { dispatch } from './editor-store';

/** Whether the command would do something now. */
export function useCanRun(command: Command): boolean {
  return useDebouncedSession((session) => canRun(session, command));
}

/** Puts a copy below an element of the current slide, or says that the slide is full. */
export function duplicateElementOrNotify(elementId: string): void {
  if (!dispatch(duplicateElement(elementId))) showToast('error', editorMessages.library.full);
}
