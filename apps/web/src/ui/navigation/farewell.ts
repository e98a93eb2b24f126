import { showToast } from '../toast/toast-store';
import { authWords } from '../../messages/auth';
import { tabMemory } from '../../api/text-memory';

const key = 'arrasta.farewell';

/** Notes that this tab is left because its account was deleted; the page is loaded anew. */
export function noteFarewell(): void {
  tabMemory.write(key, 'true');
}

/** Says so, once, where one can sign in. */
export function sayFarewell(): void {
  if (tabMemory.read(key) === null) return;
  tabMemory.remove(key);
  const { title, description } = authWords.deleted;
  showToast('success', title, description);
}
