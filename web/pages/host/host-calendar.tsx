import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import { useToday } from '#web/calendars/use-today.ts';
import { to } from '#web/paths.ts';
import { may } from '#web/platform/may.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CalendarTab } from './calendar-tab.tsx';

/** The month of every property, and below it the calendars and the stays. */
export function HostCalendar() {
  const { t } = useTranslation('calendar');
  const [query] = useSearchParams();
  const { today } = useToday();
  return (
    <div className="page pb-16">
      <PageHead
        title={t('title')}
        lede={t('lede')}
        actions={
          <>
            <LinkButton to={{ search: query.toString(), hash: 'calendars' }}>{t('connected')}</LinkButton>
            {may(postJob) && (
              <LinkButton
                variant="primary"
                icon={Plus}
                to={to('hostPostJob', undefined, { month: query.get('month') ?? today.slice(0, 7) })}
              >
                {t('postJob')}
              </LinkButton>
            )}
          </>
        }
      />
      <CalendarTab />
    </div>
  );
}
