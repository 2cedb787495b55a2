import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listJobFits } from '#contract/before-bid-calls.ts';
import { call } from '#web/platform/api.ts';
import { readKey } from '#web/platform/use-read.ts';

/** Whether an open job fits and what an hour of it is reckoned of; one call for all that are asked for together. */
export function useJobFit(id: string, together: readonly string[]) {
  // the same jobs in another order are no other question
  const query = { ids: together.toSorted().join() };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: readKey(listJobFits, { query }),
    queryFn: ({ signal }) => call(listJobFits, { query, signal }),
    // one job more or less in the list takes nothing away from the others
    placeholderData: keepPreviousData,
  });
  const fit = data?.find(({ jobId }) => jobId === id);
  return { fit, isWaiting: !fit && !error && (!data || isPlaceholderData) };
}
