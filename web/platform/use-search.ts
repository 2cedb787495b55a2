import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '#contract/search.ts';
import { search } from '#contract/search-calls.ts';
import { answerOf, send } from './api.ts';
import { readKey } from './use-read.ts';

/**
 * What these words find. Unlike other reads it is asked anew each time, because what it finds changes with everything
 * else; what was found before stays until the next is there, so that nothing flickers under a hand that types.
 */
export function useSearch(q: string) {
  const query = { q };
  return useQuery({
    queryKey: readKey(search, { query }),
    queryFn: async ({ signal }): Promise<Found> =>
      answerOf<typeof import('#contract/search.ts').search>(await send(search, { query, signal })),
    enabled: q !== '',
    ...{ staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
  });
}
