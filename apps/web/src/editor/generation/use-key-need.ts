import { trpc } from '../../api/trpc';

/** Whether a key has to be asked for before anything can be generated. */
export function useKeyNeed() {
  const settings = trpc.settings.get.useQuery();
  const provider = trpc.ai.provider.useQuery();
  const isFailed = settings.isError || provider.isError;
  const isKnown = settings.data !== undefined && provider.data !== undefined;
  return {
    status: isKnown ? ('known' as const) : isFailed ? ('failed' as const) : ('checking' as const),
    needsKey: isKnown && provider.data.requiresKey && !settings.data.hasOpenAIKey,
    retry: () => Promise.all([settings.refetch(), provider.refetch()]),
  };
}
