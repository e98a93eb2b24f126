import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../base/api/client';
import { queryKeys } from '../../../../base/api/query-client';

/** The person's presets, newest first. */
export function usePresets() {
  return useQuery({ queryKey: queryKeys.presets, queryFn: () => api.presets.list.query() });
}
