import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { DetailsPanel } from '#web/accounts/details-panel.tsx';
import { roleHome } from '#web/platform/role-home.ts';
import { AuthHead } from './auth-head.tsx';
import { PageTitle } from './page-title.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Shown in place of every page until it is known who somebody is. */
export function DetailsScreen({ user }: { user: User }) {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  // signing in led to the home of the role that stood in the account before they named theirs
  const onGiven = (role: User['role']) => {
    if (pathname === roleHome(user.role)) void navigate(roleHome(role), { replace: true });
  };
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('details.title')}</PageTitle>
      <DetailsPanel user={user} onGiven={onGiven} onSignOut={() => void signOut()} />
    </AuthFrame>
  );
}
