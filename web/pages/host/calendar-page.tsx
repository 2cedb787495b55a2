import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { HostCalendar } from './host-calendar.tsx';

/** /host/calendar: stays and cleanings by month; `?month=` and `?property=` choose. */
// `page-files.ts` reads the default export of a page.
export default function CalendarPage() {
  const { t } = useTranslation('calendar');
  return (
    <RequireRole roles={['HOST']} otherwise="hostCalendar">
      <PageTitle>{t('title')}</PageTitle>
      <HostCalendar />
    </RequireRole>
  );
}
