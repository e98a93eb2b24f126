import { errorCodeOf, meansSignedOut } from './api-error';
import { currentUserKey, queryClient } from './query-client';

/** After a refusal the gates look again who this is, and lead whoever may not be here away. */
export function lookAgainWhoThisIs(error: unknown): void {
  if (!meansSignedOut(errorCodeOf(error))) return;
  void queryClient.invalidateQueries({ queryKey: currentUserKey });
}
