import { useTranslation } from 'react-i18next';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { Dashboard } from './dashboard.tsx';

/** /host/dashboard: `?tab=` chooses the part. */
// `page-files.ts` reads the default export of a page.
export default function DashboardPage() {
  const { t } = useTranslation('host');
  return (
    <RequireRole roles={['HOST']} otherwise="host">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <Dashboard user={user} />
        </>
      )}
    </RequireRole>
  );
}
