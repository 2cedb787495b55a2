import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getJob } from '#contract/calls.ts';
import { getToday } from '#contract/today-calls.ts';
import { useNow } from '#web/platform/use-now.ts';
import { readKey } from '#web/platform/use-read.ts';

/** Whether the moment is still to come. When it comes while one waits for it, the server is asked what is possible now. */
export function useOpening(opensAt: string, waits: boolean): boolean {
  const queryClient = useQueryClient();
  const coming = useNow(5000) < Date.parse(opensAt);
  const due = waits && !coming;
  useEffect(() => {
    if (!due) return;
    for (const read of [getJob, getToday]) void queryClient.invalidateQueries({ queryKey: readKey(read) });
  }, [due, queryClient]);
  return coming;
}
