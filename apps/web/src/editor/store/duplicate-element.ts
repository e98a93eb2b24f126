import { duplicateElement } from '@arrasta/domain';
import { showToast } from '../../ui/toast/toast-store';
import { editorWords } from '../../messages/editor';
import { dispatch } from './editor-store';

/** Puts a copy below an element of the current slide, or says that the slide is full. */
export function duplicateOrTell(elementId: string): void {
  if (!dispatch(duplicateElement(elementId))) showToast('error', editorWords.library.full);
}
