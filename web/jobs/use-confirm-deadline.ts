import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { numberFormat } from '#contract/kept-formats.ts';
import { formatCountdown, formatDateTime, localeOf } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

const hour = 3_600_000;
const minute = 60_000;

/** Until when a cleaner may confirm, on the property's clock, and what is left of it: "2 hr 14 min", in the last hour "9:41". */
export function useConfirmDeadline({ confirmBy, timeZone }: Pick<Job, 'confirmBy' | 'timeZone'>) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const left = Date.parse(confirmBy ?? '') - useNow(1000);
  if (confirmBy === null) return null;
  const unit = (name: 'hour' | 'minute', value: number) =>
    numberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const long = `${unit('hour', Math.floor(left / hour))} ${unit('minute', Math.floor((left % hour) / minute))}`;
  return {
    when: formatDateTime(confirmBy, { language, timeZone }),
    left: t('confirmation.left', { time: left < hour ? formatCountdown(left / 1000) : long }),
  };
}
