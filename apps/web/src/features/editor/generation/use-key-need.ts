import { useQuery } from '@tanstack/react-query';
import { api } from '../../../base/api/client';
import { queryKeys } from '../../../base/api/query-client';

/** Whether a key has to be asked for before anything can be generated. */
export function useKeyNeed() {
  const settings = useQuery({
    queryKey: queryKeys.settings,
    queryFn: () => api.settings.get.query(),
  });
  const provider = useQuery({
    queryKey: queryKeys.aiProvider,
    queryFn: () => api.ai.provider.query(),
  });
  const isFailed = settings.isError || provider.isError;
  const isKnown = settings.data !== undefined && provider.data !== undefined;
  return {
    status: isKnown ? ('known' as const) : isFailed ? ('failed' as const) : ('checking' as const),
    needsKey: isKnown && provider.data.requiresKey && !settings.data.hasOpenAIKey,
    retry: () => Promise.all([settings.refetch(), provider.refetch()]),
  };
}
