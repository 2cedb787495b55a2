import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { takeNext } from '#web/accounts/kept-next.ts';
import { LinkPanel } from '#web/accounts/link-panel.tsx';
import { roleHome } from '#web/platform/role-home.ts';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';

// `page-files.ts` reads the default export of a page.
export default function LinkPage() {
  const { t } = useTranslation('auth');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const goOn = (role: User['role']) => void navigate(takeNext() ?? roleHome(role), { replace: true });
  return (
    <AuthFrame head={<AuthHead />} onArrived={goOn}>
      <PageTitle>{t('link.title')}</PageTitle>
      <LinkPanel token={new URLSearchParams(hash.slice(1)).get('token')} onArrived={goOn} />
    </AuthFrame>
  );
}
