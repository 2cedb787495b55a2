import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { AuthTabs } from '#web/accounts/auth-tabs.tsx';
import { keepGivenDetails } from '#web/accounts/given-details.ts';
import { keepNext } from '#web/accounts/kept-next.ts';
import { keepReferralCode } from '#web/accounts/referral-code.ts';
import { safeNext } from '#web/accounts/safe-next.ts';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { workWaits } from '#web/platform/work-waits.ts';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { OnTo } from '#web/shell/on-to.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { StartingScreen } from '#web/shell/starting-screen.tsx';

const SessionEnded = lazy(() =>
  import('#web/accounts/session-ended.tsx').then((file) => ({ default: file.SessionEnded })),
);

/** /auth, /login and /register; `?role=` presets the role and opens the register tab, `?ref=` brings a referral code, and what stands behind the # who was invited. */
// `page-files.ts` reads the default export of a page.
export default function AuthPage() {
  const { t } = useTranslation('auth');
  const { user, loading, ended } = useSession();
  const [waits, setWaits] = useState(false);
  const { pathname, hash } = useLocation();
  const [query] = useSearchParams();
  const next = query.get('next');
  const asked = query.get('role')?.toLowerCase();
  const open = useOpenSides();
  const onlyCleaners = open.cleaner && !open.host;
  useEffect(() => keepNext(next), [next]);
  // only once it is here: the page is written ahead for everybody
  useEffect(() => setWaits(workWaits()), []);
  if (loading) return <StartingScreen />;
  if (user) return <OnTo address={safeNext(next) ?? roleHome(user.role)} />;

  const registers = pathname.startsWith(to('register')) || query.has('role');
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{registers ? t('register.title') : t('tabs.login')}</PageTitle>
      {(ended || waits) && (
        <Suspense>
          <SessionEnded ended={ended} />
        </Suspense>
      )}
      <AuthTabs
        key={pathname}
        initialTab={registers ? 'register' : 'login'}
        presetRole={asked === 'cleaner' || (!asked && !query.has('ref') && onlyCleaners) ? 'CLEANER' : 'HOST'}
        referralCode={keepReferralCode(query.get('ref'))}
        given={keepGivenDetails(hash)}
      />
    </AuthFrame>
  );
}
