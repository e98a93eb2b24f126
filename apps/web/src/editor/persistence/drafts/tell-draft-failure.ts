import { showToast } from '../../../ui/toast/toast-store';
import { editorWords } from '../../../messages/editor';

type DraftFailure = keyof typeof editorWords.draftFailed;

const told = new Set<DraftFailure>();

/** Why a device did not keep a draft: there is no room left for it, or it keeps nothing at all. */
function draftFailureOf(error: unknown): DraftFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Says once that edits are kept nowhere but in this page; the save state says it all the time. */
export function tellDraftFailure(error: unknown): void {
  const failure = draftFailureOf(error);
  if (told.has(failure)) return;
  told.add(failure);
  const { title, description } = editorWords.draftFailed[failure];
  showToast('error', title, description);
}
