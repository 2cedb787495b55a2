import { LifeBuoy, RotateCw, Search, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useCheckFee } from './use-check-fee.ts';
import type { CheckStep } from './use-check-steps.ts';

interface StatusActionsProps {
  /** Null where a check is to be begun. */
  status: BackgroundCheckStatus | null;
  /** An approval has ended, and the next check is to be begun. */
  expired: boolean;
  paid: boolean;
  /** The profile is still to be completed, and what it asks for fills in the form of the check. */
  profileFirst: boolean;
  /** News comes by itself at the moment. */
  asking: boolean;
  onStep: (step: CheckStep) => void;
  onAgain: () => void;
  /** What to do while it is with others. */
  meanwhile: ReactNode;
}

/** What can be done in each state. */
export function StatusActions(props: StatusActionsProps) {
  const { status, paid, asking, onStep, onAgain, meanwhile } = props;
  const { t } = useTranslation('backgroundChecks');
  const { short: amount } = useCheckFee();
  const helps = useSession().user?.helperOnly === true;
  if (status === null) return <Begin {...props} />;
  if (status === 'PENDING' && !paid) {
    return (
      <>
        <Button variant="primary" size="large" onClick={() => onStep('payment')}>
          {t('continue', { amount })}
        </Button>
        <Button size="large" onClick={() => onStep('disclosure')}>
          {t('formAgain')}
        </Button>
      </>
    );
  }
  if (status === 'APPROVED') {
    return helps ? null : (
      <LinkButton variant="primary" size="large" icon={Search} to={to('findJobs')}>
        {t('findJobs')}
      </LinkButton>
    );
  }
  if (status === 'FAILED' || status === 'REJECTED') return <Support />;
  return (
    <>
      {!asking && (
        <Button icon={RotateCw} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
      {meanwhile}
    </>
  );
}

function Begin({ paid, expired, profileFirst, onStep }: StatusActionsProps) {
  const { t } = useTranslation('backgroundChecks');
  const { short: amount } = useCheckFee();
  return (
    <>
      {profileFirst && (
        <LinkButton variant="primary" size="large" to={to('cleanerOnboarding')}>
          {t('profileFirst.button')}
        </LinkButton>
      )}
      <Button
        variant={profileFirst ? 'secondary' : 'primary'}
        size="large"
        icon={ShieldCheck}
        onClick={() => onStep('disclosure')}
      >
        {paid ? t('payment.handIn') : expired ? t('renew', { amount }) : t('start', { amount })}
      </Button>
    </>
  );
}

function Support() {
  const { t } = useTranslation('backgroundChecks');
  const address = useConfig()?.supportEmail;
  if (!address) return null;
  return (
    <a className={buttonStyle({ size: 'large' })} href={`mailto:${address}`}>
      <LifeBuoy aria-hidden size={18} strokeWidth={1.75} />
      {t('support')}
    </a>
  );
}
