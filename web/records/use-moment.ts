import type { JobRecord } from '#contract/record-file.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** A time where the home is; of a file that somebody wrote anew, whatever stands there. */
export function useMoment({ job }: Pick<JobRecord, 'job'>): (at: string) => string {
  const { language } = useLanguage();
  return (at) => {
    try {
      return formatMedium(at, { language, timeZone: job.timeZone });
    } catch {
      return at;
    }
  };
}
