import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { queryKeys } from '../../../api/query-client';

/** The person's presets, newest first. */
export function usePresets() {
  return useQuery({ queryKey: queryKeys.presets, queryFn: () => api.presets.list.query() });
}
