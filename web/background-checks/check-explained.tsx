import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#contract/endpoint.ts';
import { to } from '#web/paths.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { CheckFacts } from './check-facts.tsx';
import { IncludedList } from './included-list.tsx';
import { useCheckFee } from './use-check-fee.ts';

interface CheckExplainedProps {
  /** Of whoever is signed in and is no cleaner. */
  role: Role | null;
  /** It is not known yet whether somebody is signed in. */
  loading: boolean;
  /** The jobs around a place: what the check opens. */
  nearby: ReactNode;
}

/** What the background check is, for everybody who is no cleaner yet. */
export function CheckExplained({ role, loading, nearby }: CheckExplainedProps) {
  const { t } = useTranslation('backgroundChecks');
  return (
    <div className="page grid gap-12 pb-20">
      <PageHead title={t('publicTitle')} lede={t('publicLede')} />
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <Section title={t('included.title')}>
          <IncludedList />
        </Section>
        <div className="grid content-start gap-10">
          <Section title={t('facts.title')}>
            <CheckFacts />
          </Section>
          <Steps />
        </div>
      </div>
      {role === null ? (
        <div className={cx('grid gap-12', loading && 'in-data-known:invisible')}>
          <div className="max-w-2xl">{nearby}</div>
          <SignUp />
        </div>
      ) : (
        <p className="max-w-prose text-16 text-ink-soft">{t('notCleaner')}</p>
      )}
    </div>
  );
}

function Steps() {
  const { t } = useTranslation('backgroundChecks');
  const { short: amount } = useCheckFee();
  const steps = [t('steps.one'), t('steps.two', { amount }), t('steps.three')];
  return (
    <Section title={t('steps.title')}>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3 text-14">
            <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-13 font-semibold tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function SignUp() {
  const { t } = useTranslation('backgroundChecks');
  const isOpen = useIsOn('cleanerSignUp');
  return (
    <Section title={t('signupTitle')} description={isOpen ? t('signupText') : t('signupClosed')}>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {isOpen && (
          <LinkButton variant="primary" size="large" to={to('auth', undefined, { role: 'cleaner' })}>
            {t('signup')}
          </LinkButton>
        )}
        <LinkButton
          variant={isOpen ? 'secondary' : 'primary'}
          size="large"
          to={to('login', undefined, { next: to('backgroundCheck') })}
        >
          {t('login')}
        </LinkButton>
      </div>
    </Section>
  );
}
