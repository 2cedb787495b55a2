import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { LinkPanel } from '#web/accounts/link-panel.tsx';
import { roleHome } from '#web/platform/role-home.ts';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';

// React Router reads the default export of a route module.
export default function LinkPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('link.title')}</PageTitle>
      <LinkPanel token={query.get('token')} onArrived={(role) => navigate(roleHome(role), { replace: true })} />
    </AuthFrame>
  );
}
