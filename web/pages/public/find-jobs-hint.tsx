import { Eye } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Onlooker } from './use-job-seeker.ts';

// Few are between their profile and their approval.
const OwnCheckGate = lazy(() => import('./own-check-gate.tsx').then((file) => ({ default: file.OwnCheckGate })));

/** What is to be done before jobs show themselves whole. */
export function FindJobsHint({ seeker }: { seeker: Onlooker }) {
  const { t } = useTranslation('findJobs');
  const role = useSession().user?.role;
  const isOpen = useIsOn('cleanerSignUp');
  if (seeker === 'visitor') {
    return (
      <Hint title={t('visitor.title')} text={isOpen ? t('visitor.text') : t('visitor.closed')}>
        {isOpen && (
          <LinkButton variant="primary" to={to('auth', undefined, { role: 'cleaner' })}>
            {t('visitor.button')}
          </LinkButton>
        )}
        <LinkButton to={to('login', undefined, { next: to('findJobs') })}>{t('visitor.login')}</LinkButton>
      </Hint>
    );
  }
  if (seeker === 'other') {
    return (
      <Hint title={t('incomplete.title')} text={t('other.text')}>
        <LinkButton to={roleHome(role)}>{t('other.button')}</LinkButton>
      </Hint>
    );
  }
  if (seeker === 'unchecked') {
    return (
      <Suspense fallback={<Skeleton shape="card" className="h-30" />}>
        <OwnCheckGate />
      </Suspense>
    );
  }
  return (
    <Hint title={t('incomplete.title')} text={t('incomplete.text')}>
      <LinkButton variant="primary" to={to('cleanerOnboarding')}>
        {t('incomplete.profile')}
      </LinkButton>
    </Hint>
  );
}

function Hint({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Notice icon={Eye} title={title} action={<span className="flex flex-wrap gap-2">{children}</span>}>
      {text}
    </Notice>
  );
}
