import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { waitingGrace } from '#contract/terms.ts';
import { waitedBy, waitingPaidFrom, waitingPayOf } from '#contract/waiting-pay.ts';
import { formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

export type Waiting = NonNullable<JobDetail['waiting']>;

/** Since when, what it has come to, and until when it is paid. */
export function useWaitingWords({ timeZone }: Pick<JobDetail, 'timeZone'>, waiting: Waiting): string {
  const { since, endedAt, centsPerHour, payCents, mayLeaveAt } = waiting;
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  const now = useNow(10_000);
  const at = (instant: string) => formatTime(instant, { language, timeZone });
  if (endedAt !== null) {
    const [from, until, total] = [at(since), at(endedAt), formatMoney(payCents ?? 0)];
    if (from === until) return t('endedAtOnce', { time: from, amount: total });
    return t('ended', { since: from, until, amount: total });
  }
  const waited = waitedBy(waiting, now);
  if (waited < waitingGrace)
    return t('paidFrom', { since: at(since), from: at(waitingPaidFrom(waiting).toISOString()) });
  const amount = formatMoney(waitingPayOf(centsPerHour, waited));
  if (now >= Date.parse(mayLeaveAt)) return t('ran', { since: at(since), amount });
  return t('runs', { since: at(since), amount, until: at(mayLeaveAt) });
}
