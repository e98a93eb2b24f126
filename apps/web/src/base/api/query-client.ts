import { QueryClient } from '@tanstack/react-query';

/** Server state: no retries, no refetch by itself, never stale (accounts-and-planner §9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});

export const queryKeys = {
  currentUser: ['currentUser'] as const,
  carousels: ['carousels'] as const,
};
