import { duplicateElement } from '@arrasta/domain';
import { showToast } from '../../../base/ui/toast/toast-store';
import { editorWords } from '../../../base/wording/editor';
import { dispatch } from '../store/editor-store';

/** Puts a copy below an element of the current slide, or says that the slide is full. */
export function duplicateOrTell(elementId: string): void {
  if (!dispatch(duplicateElement(elementId))) showToast('error', editorWords.library.full);
}
