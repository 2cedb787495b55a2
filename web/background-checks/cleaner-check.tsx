import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { getBackgroundCheckPaymentInfo } from '#contract/background-check-calls.ts';
import { getCleanerProfile } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { CheckOverview } from './check-overview.tsx';
import { CheckSkeleton } from './check-skeleton.tsx';
import { DisclosureStep } from './disclosure-step.tsx';
import { InformationStep } from './information-step.tsx';
import { informationValues } from './information-values.ts';
import { type CardSlot, PaymentStep } from './payment-step.tsx';
import { useCheckPayment } from './use-check-payment.ts';
import { useCheckStatus } from './use-check-status.ts';
import { useCheckSteps } from './use-check-steps.ts';

interface CleanerCheckProps {
  user: User;
  /** The payment provider's card fields. */
  card: (slot: CardSlot) => ReactNode;
  /** The jobs around a ZIP: what the check opens. */
  nearby: (zip: string | undefined) => ReactNode;
  /** What to do while the check is with others. */
  meanwhile: (profile: CleanerProfile | null) => ReactNode;
}

/** A cleaner's own check: how it stands, and the way from the disclosure to the payment. */
export function CleanerCheck({ user, card, nearby, meanwhile }: CleanerCheckProps) {
  const { t } = useTranslation('backgroundChecks');
  const state = useCheckStatus();
  const profile = useRead(getCleanerProfile);
  const payment = useRead(getBackgroundCheckPaymentInfo);
  const { step, again, given, give, go } = useCheckSteps(state.check.data ?? null);
  if (state.check.data === undefined || profile.data === undefined || payment.data === undefined) {
    if (!state.check.error && !profile.error && !payment.error) return <CheckSkeleton />;
    return (
      <div className="page py-12">
        <ReadFailed title={t('failed')} read={[state.check, profile, payment]} />
      </div>
    );
  }
  if (step === 'disclosure') {
    const agree = () => {
      give({ consented: true });
      go('information');
    };
    return <DisclosureStep again={again} onConsent={agree} onBack={() => go(null)} />;
  }
  if (step === 'information') {
    return (
      <InformationStep
        values={given.values ?? informationValues(profile.data, user)}
        ssnLast4={profile.data?.personal?.ssnLast4 ?? null}
        refused={given.refused}
        onBack={() => go('disclosure')}
        onFilled={(values) => {
          give({ values, refused: null });
          go('payment');
        }}
      />
    );
  }
  if (step === 'payment') return <Payment steps={{ given, give, go }} state={state} card={card} />;
  return (
    <CheckOverview
      state={state}
      paid={payment.data.paid}
      hasReceipt={payment.data.hasReceipt === true}
      isIncomplete={!profile.data?.onboardingCompleted && !user.helperOnly}
      onStep={go}
      nearby={nearby(profile.data?.personal?.zipCode ?? undefined)}
      meanwhile={meanwhile(profile.data)}
    />
  );
}

interface PaymentProps {
  steps: Pick<ReturnType<typeof useCheckSteps>, 'given' | 'give' | 'go'>;
  state: ReturnType<typeof useCheckStatus>;
  card: CleanerCheckProps['card'];
}

function Payment({ steps: { given, give, go }, state, card }: PaymentProps) {
  const done = () => {
    state.expectNews();
    give({ values: null });
    go(null, true);
    void state.check.refetch();
  };
  const payment = useCheckPayment({
    values: given.values,
    onInitiated: done,
    onPaid: done,
    onRefused: ({ error: refused, fields }) => {
      give({ refused });
      if (Object.keys(fields).length > 0) go('information', true);
    },
  });
  return <PaymentStep payment={payment} card={card} onBack={() => go(given.values ? 'information' : null)} />;
}
