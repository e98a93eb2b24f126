import type { AuditAction, AuditPerson } from '@arrasta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api/client';
import { queryKeys } from '../../../base/api/query-client';
import { lookAgainWhoThisIs } from '../../auth/look-again';

/** Which entries are shown. */
export interface AuditView {
  readonly action: AuditAction | null;
  readonly person: AuditPerson | null;
}

async function readPage({ action, person }: AuditView, cursor: string | null) {
  const filter = { ...(action && { action }), ...(person && { actorId: person.id }) };
  try {
    return await api.admin.audit.query({ ...filter, ...(cursor !== null && { cursor }) });
  } catch (error) {
    lookAgainWhoThisIs(error);
    throw error;
  }
}

/** The audit trail, page after page, and what of it is shown. */
export function useAudit() {
  const [view, setView] = useState<AuditView>({ action: null, person: null });
  const trail = useInfiniteQuery({
    queryKey: [...queryKeys.audit, view.action, view.person?.id],
    queryFn: ({ pageParam }) => readPage(view, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // It is written all the time.
    staleTime: 0,
  });
  return { view, trail, change: (part: Partial<AuditView>) => setView({ ...view, ...part }) };
}
