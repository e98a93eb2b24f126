import { showToast } from '../../../base/ui/toast/toast-store';
import { accessTokenWords } from '../../../base/wording/access-tokens';
import { failureDescription } from '../../auth/call-failure';
import { callFailureOf } from '../../auth/call-failure-of';

const { title, ...fallbacks } = accessTokenWords.failure;

/** Tells what the server says of a failed call, or what did not work where it says nothing. */
export function tellFailure(error: unknown, attempt: keyof typeof fallbacks): void {
  showToast('error', title, failureDescription(callFailureOf(error), fallbacks[attempt]));
}
