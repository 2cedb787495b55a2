import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { HelperJoinPanel } from '#web/accounts/helper-join-panel.tsx';
import { to } from '#web/paths.ts';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';

/** The page a mailed invitation to help a cleaner opens. */
// `page-files.ts` reads the default export of a page.
export default function HelperJoinPage() {
  const { t } = useTranslation('helpers');
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('join.title')}</PageTitle>
      <HelperJoinPanel
        token={new URLSearchParams(hash.slice(1)).get('token') ?? ''}
        onArrived={(isNew) => void navigate(to(isNew ? 'cleanerOnboarding' : 'cleanerToday'), { replace: true })}
      />
    </AuthFrame>
  );
}
