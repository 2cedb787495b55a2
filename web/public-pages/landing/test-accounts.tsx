import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listDevAccounts } from '#contract/calls.ts';
import { loginWithPassword } from '#contract/sign-in-calls.ts';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { useIsDemo } from '../use-is-demo.ts';

const firstShown = 6;

/**
 * The development box: a demo's accounts, each with a button that signs in. It is written into the page unseen and
 * shown where the page learns that it belongs to a demo; the list itself is fetched, so production carries none of it.
 */
export function TestAccounts({ guide }: { guide: ReactNode }) {
  const { t, i18n } = useTranslation('landing');
  const demo = useIsDemo();
  if (demo === false) return null;
  return (
    <section
      id="test-accounts"
      aria-labelledby="test-accounts-title"
      className={`page pt-12 ${demo ? '' : '[html:not([data-demo])_&]:hidden'}`}
    >
      <div className="rounded-card border border-dashed border-apricot-line bg-surface p-5">
        <h2 id="test-accounts-title" className="text-20">
          {t('testAccounts.title')}
        </h2>
        <p className="mt-1 text-14 text-ink-soft">{t('testAccounts.text')}</p>
        {demo && <Suspense>{guide}</Suspense>}
        <p className="mt-4 flex flex-wrap gap-x-5 text-14">
          {/* pages of the server, not screens of the app */}
          <a href={`/dev/accounts?language=${i18n.language}`} className={`inline-block py-1 ${textLinkStyle}`}>
            {t('testAccounts.list')}
          </a>
          <a href={`/dev/mail?language=${i18n.language}`} className={`inline-block py-1 ${textLinkStyle}`}>
            {t('testAccounts.mail')}
          </a>
        </p>
        {demo && <AccountList />}
      </div>
    </section>
  );
}

function AccountList() {
  const { t } = useTranslation(['landing', 'common']);
  const [all, setAll] = useState(false);
  const { data, error, refetch, isFetching } = useRead(listDevAccounts);
  const signIn = useDemoSignIn();
  if (error && !data)
    return (
      <div className="mt-4">
        <ErrorState title={t('testAccounts.failed')} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  if (!data) return <SkeletonRows rows={3} avatar />;
  return (
    <>
      <ul className="mt-4 grid gap-x-6 md:grid-cols-2">
        {data.slice(0, all ? undefined : firstShown).map(({ email, name, role, password }) => (
          <li key={email} className="flex flex-wrap items-center gap-3 border-t border-line py-2.5">
            <Avatar name={name} />
            <span className="min-w-40 flex-1 text-14">
              <span id={`${email}-name`} className="block font-medium">
                <bdi>{name}</bdi>
              </span>
              <span className="block text-13 wrap-anywhere text-ink-soft">
                {t(`common:roles.${roleOf(role)}`)} <bdi>{email}</bdi>
              </span>
            </span>
            <Button
              size="compact"
              loading={signIn.isPending && signIn.variables?.body.email === email}
              id={`${email}-sign-in`}
              aria-labelledby={`${email}-sign-in ${email}-name`}
              onClick={() => signIn.mutate({ body: { email, password: password ?? '' } })}
            >
              {t('testAccounts.signIn')}
            </Button>
          </li>
        ))}
      </ul>
      {!all && data.length > firstShown && (
        <Button size="compact" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
          {t('testAccounts.showAll', { count: data.length })}
        </Button>
      )}
    </>
  );
}

const roleOf = (role: string) => (role === 'ADMIN' ? 'ADMIN' : role === 'CLEANER' ? 'CLEANER' : 'HOST');

/** Signs in as a test account and goes where its role begins. */
function useDemoSignIn() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  return useWrite(loginWithPassword, {
    onSuccess: (answer) => {
      // somebody has tried out two-factor authentication with it: only the login screen asks for the second step
      if ('challenge' in answer) {
        navigate(to('auth'));
        return;
      }
      signIn(answer);
      navigate(roleHome(answer.user.role));
    },
    failed: ({ reason }) => ({ title: reason, tone: 'danger' }),
  });
}
