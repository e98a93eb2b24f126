import { QueryClient } from '@tanstack/react-query';

/** Server state: no retries, no refetch by itself, never stale (accounts-and-planner §9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline a call fails at once and is told, where it would otherwise wait without a word.
      networkMode: 'always',
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

export const queryKeys = {
  currentUser: ['currentUser'] as const,
  users: ['users'] as const,
  audit: ['audit'] as const,
  carousels: ['carousels'] as const,
  covers: ['covers'] as const,
  presets: ['presets'] as const,
  plans: ['plans'] as const,
  savedIdeas: ['savedIdeas'] as const,
  links: ['links'] as const,
  settings: ['settings'] as const,
  aiProvider: ['aiProvider'] as const,
  aiUsage: ['aiUsage'] as const,
  accessTokens: ['accessTokens'] as const,
  sessions: ['sessions'] as const,
  storage: ['storage'] as const,
  storageOfUsers: ['storageOfUsers'] as const,
  foundPictures: ['foundPictures'] as const,
  pictureCredit: ['pictureCredit'] as const,
};
