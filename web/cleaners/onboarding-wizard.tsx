import { ArrowLeft, ArrowRight, ClipboardList } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { formatMinutes } from '#web/platform/format-minutes.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Section } from '#web/ui/section.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { ThumbFoot } from '#web/ui/thumb-foot.tsx';
import { CheckFacts } from './check-facts.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { OnboardingPayment } from './onboarding-payment.tsx';
import type { OnboardingStep } from './onboarding-values.ts';
import { PersonalFields } from './personal-fields.tsx';
import { ProfessionalFields } from './professional-fields.tsx';
import { SsnField } from './ssn-field.tsx';
import { useOnboarding } from './use-onboarding.ts';

interface OnboardingWizardProps {
  profile: CleanerProfile | null;
  user: User;
  /** What a background check looks at, in words. */
  included: ReactNode;
  /** The jobs around a place, seen before anything is asked; nothing for who comes back. */
  nearby: ReactNode;
}

/** The steps from an account to a cleaner who can be checked. */
export function OnboardingWizard({ profile, user, included, nearby }: OnboardingWizardProps) {
  const { t } = useTranslation('onboarding');
  const { form, steps, step, ssnAgain, saving, next, previous, setStep } = useOnboarding(profile, user);
  const helps = user.helperOnly === true;
  const name = steps[step] ?? 'personal';
  const head = useFocusOnStep(step);
  const stepText = t(helps && name === 'check' ? 'helping.check' : `stepText.${name}`);
  const bodies = {
    personal: <PersonalFields form={form} ssnLast4={profile?.personal?.ssnLast4 ?? null} />,
    professional: <ProfessionalFields form={form} />,
    check: (
      <CheckStep included={included}>
        {ssnAgain && <SsnField form={form} help={t('fields.ssnAgain')} />}
        <ConsentFields form={form} />
      </CheckStep>
    ),
    payment: <OnboardingPayment helps={helps} />,
  };
  return (
    <div ref={head} tabIndex={-1} className="mx-auto max-w-2xl px-gutter outline-none sm:pb-16">
      <PageHead title={t('heading')} badge={<Badge>{t('step', { step: step + 1, total: steps.length })}</Badge>} />
      <Progress value={step + 1} max={steps.length} label={t('steps.label')} hideLabel className="mb-4" />
      <div className="max-sm:hidden">
        <Stepper
          label={t('steps.label')}
          steps={steps.map((each) => t(`steps.${each}`))}
          current={step}
          onStep={setStep}
        />
      </div>
      <StepGuide name={name} next={steps[step + 1]} ssnAgain={ssnAgain} />
      {step === 0 && nearby && !helps && <Nearby>{nearby}</Nearby>}
      <form
        noValidate
        className="mt-6 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <Section title={t(`steps.${name}`)} description={stepText}>
          {bodies[name]}
        </Section>
        {name !== 'payment' && (
          <>
            <p className="text-13 text-ink-soft">{t('kept')}</p>
            <Buttons first={step === 0} last={name === 'check'} saving={saving} previous={previous} />
          </>
        )}
      </form>
    </div>
  );
}

/** Whoever wonders whether it is worth it looks at what is open around them first; the form begins above the fold. */
function Nearby({ children }: { children: ReactNode }) {
  const { t } = useTranslation('onboarding');
  const [open, setOpen] = useState(false);
  if (open) return <div className="mt-6">{children}</div>;
  return (
    <TextButton className="mt-2 pointer-coarse:min-h-11" onClick={() => setOpen(true)}>
      {t('nearby')}
    </TextButton>
  );
}

/** In minutes, for who has everything at hand. */
const takes: Record<OnboardingStep, number> = { personal: 3, professional: 3, check: 2, payment: 2 };

interface StepGuideProps {
  name: OnboardingStep;
  next: OnboardingStep | undefined;
  ssnAgain: boolean;
}

/** How long this step takes, what comes after it, and what to have at hand. */
function StepGuide({ name, next, ssnAgain }: StepGuideProps) {
  const { t } = useTranslation('onboarding');
  const { language } = useLanguage();
  const needs = name === 'check' && ssnAgain ? 'checkAgain' : name;
  return (
    <div className="mt-3 grid gap-1 text-13">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>{t('guide.time', { time: formatMinutes(takes[name], language) })}</span>
        <span className={next && 'sm:hidden'}>
          {next ? t('guide.next', { step: t(`steps.${next}`) }) : t('guide.then')}
        </span>
      </p>
      <p className="flex items-start gap-2">
        <ClipboardList aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-green-ink" />
        {t(`guide.needs.${needs}`)}
      </p>
    </div>
  );
}

function CheckStep({ included, children }: { included: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      {included}
      <CheckFacts />
      {children}
    </div>
  );
}

interface ButtonsProps {
  first: boolean;
  last: boolean;
  saving: boolean;
  previous: () => void;
}

/** Within reach of a thumb for as long as the form is in sight; the way back is an arrow there, beside the way on. */
function Buttons({ first, last, saving, previous }: ButtonsProps) {
  const { t } = useTranslation('onboarding');
  const words = saving ? t('saving') : last ? t('save') : t('next');
  return (
    <ThumbFoot within="page">
      <div className="flex justify-between gap-3">
        {!first && (
          <Button
            size="large"
            icon={ArrowLeft}
            directional
            disabled={saving}
            className="max-sm:shrink-0"
            onClick={previous}
          >
            <span className="max-sm:sr-only">{t('previous')}</span>
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          iconEnd={ArrowRight}
          className="ms-auto max-sm:min-w-0 max-sm:shrink max-sm:grow max-sm:px-3 max-sm:whitespace-normal"
          loading={saving}
        >
          {words}
        </Button>
      </div>
    </ThumbFoot>
  );
}

/** A new step begins at its head, for eyes and for screen readers. */
function useFocusOnStep(step: number) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, [step]);
  return head;
}
