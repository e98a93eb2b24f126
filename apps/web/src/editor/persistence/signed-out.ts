import { errorCodeOf } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { editorWords } from '../../messages/editor';
import { rememberDestination } from '../../ui/navigation/destination';
import { staysOnlyHere } from './only-here';
import { leaveWithoutWarning } from './use-leave-warning';

/** Time between the notice and the redirect, in ms. Source: docs/product/sessions.md 11. */
const redirectDelay = 500;

async function goToSignIn(): Promise<void> {
  const { title, description, onlyHere } = editorWords.signedOut;
  const stays = await staysOnlyHere();
  showToast('error', title, stays ? onlyHere : description);
  if (stays) return;
  leaveWithoutWarning();
  rememberDestination(window.location.pathname);
  setTimeout(() => {
    window.location.assign('/api/login');
  }, redirectDelay);
}

/**
 * Handles a 401 of any call of the editor: tells the person and goes to sign in again, which
 * leads back here. The draft on the device keeps the work; where the device keeps none, the page
 * stays, and the person signs in elsewhere. False when the failure is another one.
 */
export function handleSignedOut(error: unknown): boolean {
  if (errorCodeOf(error) !== 'UNAUTHORIZED') return false;
  void goToSignIn();
  return true;
}
