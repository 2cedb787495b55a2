import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import { useNow } from '#web/platform/use-now.ts';
import type { PostingForm } from '#web/posting/posting-values.ts';
import { seriesAhead } from '#web/posting/series-ahead.ts';

interface PostsSoManyProps {
  form: PostingForm;
  timeZone: string;
  jobs: readonly HostJob[];
  /** What the button says of a single job. */
  one: string;
}

/** The words of the button that starts a series: how many jobs it posts at once. */
export function PostsSoMany({ form, timeZone, jobs, one }: PostsSoManyProps) {
  const { t } = useTranslation('series');
  const now = useNow();
  const count = seriesAhead(form.watch(), { timeZone, jobs, now })?.postedNow ?? 0;
  return count > 1 ? t('repeat.post', { count }) : one;
}
