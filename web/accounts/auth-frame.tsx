import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { inLanguage, to } from '#web/paths.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { AuthPicture } from './auth-picture.tsx';
import { SecondStepContext } from './second-step-context.ts';
import { useSecondStep } from './use-second-step.ts';

const SecondStep = lazy(() => import('./second-step.tsx').then((file) => ({ default: file.SecondStep })));

interface AuthFrameProps {
  /** The mark and the language menu, which belong to the shell. */
  head: ReactNode;
  /** After the second step of a login, for pages that do not go on by themselves. */
  onArrived?: (role: User['role']) => void;
  children: ReactNode;
}

/**
 * Words and form at the start, the picture of a finished turnover at the end; on a phone only the form. The second step
 * of a login takes the form's place, whichever way the first was.
 */
export function AuthFrame({ head, onArrived, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="grid grid-rows-[auto_1fr_auto] px-gutter lg:px-12 xl:px-18">
        <header className="flex min-h-15 items-center justify-between lg:min-h-18">{head}</header>
        <main
          id="main"
          className="mx-auto w-full max-w-md self-start py-4 outline-none lg:mx-0 lg:max-w-100 lg:self-center lg:py-8"
        >
          <WithSecondStep onArrived={onArrived}>{children}</WithSecondStep>
        </main>
        <AuthFooter />
      </div>
      <AuthPicture />
    </div>
  );
}

function WithSecondStep({ onArrived, children }: Pick<AuthFrameProps, 'onArrived' | 'children'>) {
  const { asked, ask, end } = useSecondStep();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const startOver = () => {
    end();
    // the link is used up
    if (pathname === to('authLink')) void navigate(to('auth'));
  };
  if (!asked) return <SecondStepContext value={ask}>{children}</SecondStepContext>;
  return (
    <Suspense>
      <SecondStep
        asked={asked}
        onArrived={(role) => {
          end();
          onArrived?.(role);
        }}
        onRestart={startOver}
      />
    </Suspense>
  );
}

function AuthFooter() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const link = 'inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-3';
  return (
    <footer className="flex flex-wrap gap-x-5 py-2 text-13 text-ink-soft">
      <Link className={link} to={inLanguage(to('help'), language)}>
        {t('footer.help')}
      </Link>
      <Link className={link} to={inLanguage(to('privacy'), language)}>
        {t('footer.privacy')}
      </Link>
      {pathname !== to('adminLogin') && (
        <Link className={`${link} ms-auto`} to={to('adminLogin')}>
          {t('footer.admin')}
        </Link>
      )}
    </footer>
  );
}
