import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { TwoFactorPanel } from '#web/accounts/two-factor-panel.tsx';
import { useSession } from '#web/platform/session.tsx';
import { AuthHead } from './auth-head.tsx';
import { PageTitle } from './page-title.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Shown in place of every page until an admin has set up two-factor authentication. */
export function TwoFactorScreen({ user: { twoFactorNeeded: _, ...guarded } }: { user: User }) {
  const { t } = useTranslation('twoFactor');
  const { setUser } = useSession();
  const signOut = useSignOut();
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('first.title')}</PageTitle>
      <TwoFactorPanel onDone={() => setUser(guarded)} onSignOut={() => void signOut()} />
    </AuthFrame>
  );
}
