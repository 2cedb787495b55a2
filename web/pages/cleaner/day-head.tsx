import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Which day it is; in a wide window, which has no bar to do so, the way to the dashboard. */
export function DayHead({ date }: { date: string }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const day = formatDate(new Date(`${date}T12:00:00Z`), language, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
  });
  return (
    <div className="-mb-5">
      <PageHead
        title={t('title')}
        lede={<span className="first-letter:uppercase">{day}</span>}
        actions={
          <TextLink
            to={to('cleanerDashboard')}
            className="inline-flex items-center text-14 max-md:hidden pointer-coarse:min-h-11"
          >
            {t('dashboard')}
          </TextLink>
        }
      />
    </div>
  );
}
