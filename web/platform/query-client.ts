import { QueryClient } from '@tanstack/react-query';

/** The data layer's settings: data never goes stale on its own; nothing is refetched automatically or retried. */
export function createQueryClient(): QueryClient {
  const neverAgain = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...neverAgain,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: neverAgain,
    },
  });
}
