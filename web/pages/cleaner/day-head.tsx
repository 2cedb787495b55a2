import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** Which day it is. */
export function DayHead({ date }: { date: string }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const day = formatDate(new Date(`${date}T12:00:00Z`), language, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  });
  return (
    <div className="-mb-5">
      <PageHead title={t('title')} lede={<span className="first-letter:uppercase">{day}</span>} />
    </div>
  );
}
