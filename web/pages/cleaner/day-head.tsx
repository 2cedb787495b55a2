import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

interface DayHeadProps {
  date: string;
  /** It has none, and what follows does not say so. */
  without?: boolean;
}

/** Which day it is, and that it has no jobs. */
export function DayHead({ date, without = false }: DayHeadProps) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const day = formatDate(new Date(`${date}T12:00:00Z`), language, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  });
  return (
    <div className="-mb-5">
      <PageHead
        title={t('title')}
        lede={
          <>
            <span className="inline-block first-letter:uppercase">{day}</span>
            {without && ` · ${t('empty.title')}`}
          </>
        }
      />
    </div>
  );
}
