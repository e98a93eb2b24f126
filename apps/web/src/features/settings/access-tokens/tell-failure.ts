import { showToast } from '../../../ui/toast/toast-store';
import { accessTokenWords } from '../../../messages/access-tokens';
import { failureDescription } from '../../../ui/form/call-failure';
import { callFailureOf } from '../../../ui/form/call-failure-of';

const { title, ...fallbacks } = accessTokenWords.failure;

/** Tells what the server says of a failed call, or what did not work where it says nothing. */
export function tellFailure(error: unknown, attempt: keyof typeof fallbacks): void {
  showToast('error', title, failureDescription(callFailureOf(error), fallbacks[attempt]));
}
