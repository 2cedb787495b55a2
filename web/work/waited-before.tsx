import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { formatList, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import type { Waiting } from './use-waiting-words.ts';

interface WaitedBeforeProps {
  job: Pick<JobDetail, 'timeZone'>;
  waiting: Waiting;
}

/** The waits at the same door before this one, whose minutes count with it. */
export function WaitedBefore({ job: { timeZone }, waiting: { earlier = [] } }: WaitedBeforeProps) {
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  if (earlier.length === 0) return null;
  const at = (instant: string) => formatTime(instant, { language, timeZone });
  const times = earlier.map(({ since, endedAt }) => {
    const [from, until] = [at(since), at(endedAt)];
    return from === until ? t('moment', { time: from }) : `${from}–${until}`;
  });
  return <p>{t('before', { times: formatList(times, language) })}</p>;
}
