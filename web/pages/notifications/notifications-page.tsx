import { useTranslation } from 'react-i18next';
import { AllNotifications } from '#web/notifications/all-notifications.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';

/** /notifications: everything that the reader was told. */
// `page-files.ts` reads the default export of a page.
export default function NotificationsPage() {
  const { t } = useTranslation('notifications');
  return (
    <RequireRole otherwise="signedIn">
      <PageTitle>{t('title')}</PageTitle>
      <AllNotifications />
    </RequireRole>
  );
}
