import { errorCodeOf } from '../../base/api/api-error';
import { queryClient, queryKeys } from '../../base/api/query-client';
import { meansSignedOut } from './call-failure';

/** After a refusal the gates look again who this is, and lead whoever may not be here away. */
export function lookAgainWhoThisIs(error: unknown): void {
  if (!meansSignedOut(errorCodeOf(error))) return;
  void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
}
