import { isLateToCancel } from '#contract/late-cancel.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { useConfig } from './use-config.ts';
import { useNow } from './use-now.ts';

/** Whether a job starts so soon that canceling it costs the host something as soon as a cleaner has it. */
export function useIsLateToCancel(startTime: string | null): boolean {
  const terms = useConfig()?.terms ?? usualTerms;
  const now = useNow();
  return startTime !== null && isLateToCancel(startTime, terms, new Date(now));
}
