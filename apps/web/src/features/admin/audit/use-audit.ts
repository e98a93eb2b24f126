import type { AuditAction, AuditPerson } from '@arrasta/contract';
import { useState } from 'react';
import { refetchesUser } from '../../../api/query-client';
import { trpc } from '../../../api/trpc';

/** Which entries are shown. */
export interface AuditView {
  readonly action: AuditAction | null;
  readonly person: AuditPerson | null;
}

const filterOf = ({ action, person }: AuditView) => ({
  ...(action && { action }),
  ...(person && { actorId: person.id }),
});

/** The audit trail, page after page, and what of it is shown. */
export function useAudit() {
  const [view, setView] = useState<AuditView>({ action: null, person: null });
  const trail = trpc.admin.audit.useInfiniteQuery(filterOf(view), {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // It is written all the time.
    staleTime: 0,
    meta: refetchesUser,
  });
  return { view, trail, change: (part: Partial<AuditView>) => setView({ ...view, ...part }) };
}
