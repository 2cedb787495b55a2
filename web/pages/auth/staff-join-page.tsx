import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { StaffJoinPanel } from '#web/accounts/staff-join-panel.tsx';
import { roleHome } from '#web/platform/role-home.ts';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';

/** The page a mailed invitation to the admins opens. */
// `page-files.ts` reads the default export of a page.
export default function StaffJoinPage() {
  const { t } = useTranslation('staff');
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('join.title')}</PageTitle>
      <StaffJoinPanel
        token={new URLSearchParams(hash.slice(1)).get('token') ?? ''}
        onArrived={(role) => void navigate(roleHome(role), { replace: true })}
      />
    </AuthFrame>
  );
}
