import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { useCheckFee } from '#web/background-checks/use-check-fee.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { hasOwnHours } from '#web/cleaners/has-own-hours.ts';
import { isShutOut } from '#web/cleaners/is-shut-out.ts';
import { WhatFollows } from '#web/cleaners/what-follows.tsx';
import { to } from '#web/paths.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { FirstSteps } from '#web/ui/first-steps.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What leads a new cleaner to the first bid, in place of zeros and empty lists; to whom the check has shut out, that it has. */
export function CleanerSteps({ profile }: { profile: CleanerProfile | null }) {
  const status = profile?.backgroundCheckStatus ?? null;
  return isShutOut(status) ? <CheckGate status={status} /> : <StepsToBid profile={profile} />;
}

function StepsToBid({ profile }: { profile: CleanerProfile | null }) {
  const { t } = useTranslation('cleaner');
  const hoursText = useHoursText(profile);
  const { exact: amount } = useCheckFee();
  const status = profile?.backgroundCheckStatus ?? null;
  const onboarded = profile?.onboardingCompleted ?? false;
  const approved = status === 'APPROVED';
  const toDo = status === null || status === 'PENDING';
  const isWithOthers = status === 'IN_PROGRESS' || status === 'PASSED';
  return (
    <FirstSteps
      title={t('start.title')}
      doneLabel={t('start.done')}
      steps={[
        {
          key: 'profile',
          label: t('start.profile'),
          text: t('start.profileText'),
          done: onboarded,
          action: link(to('cleanerOnboarding'), t('incomplete.button')),
        },
        {
          key: 'check',
          label: t('start.check'),
          // what it costs is said before anybody types in their Social Security number
          text: toDo ? t('start.checkCost', { amount }) : <CheckStanding status={status} />,
          done: approved,
          waits: isWithOthers,
          action: (current) =>
            onboarded && link(to('backgroundCheck'), toDo ? t('gate.link') : t('gate.view'))(current && toDo),
        },
        {
          key: 'hours',
          label: t('start.hours'),
          text: hoursText,
          done: onboarded && hasOwnHours(profile),
          action: (current) => onboarded && link(to('cleanerAvailability'), t('start.hoursButton'))(current),
        },
        {
          key: 'bid',
          label: t('start.bid'),
          text: t(isWithOthers ? 'start.bidWaits' : 'start.bidText'),
          done: false,
          waits: !approved,
          action: (current) => (approved || isWithOthers) && link(openJobs, t('overview.browse'))(current && approved),
        },
      ]}
    />
  );
}

/** How far the cleaner goes now; before there is a profile, what it is good for to say so. */
function useHoursText(profile: CleanerProfile | null) {
  const { t } = useTranslation('cleaner');
  const { radius } = useDistance();
  if (!profile?.onboardingCompleted) return t('start.hoursFirst');
  return t('start.hoursText', { distance: radius(profile.serviceRadiusKm) });
}

function CheckStanding({ status }: { status: NonNullable<CleanerProfile['backgroundCheckStatus']> }) {
  const { t } = useTranslation('cleaner');
  return (
    <>
      {t(status === 'APPROVED' ? 'gate.text' : `gate.${status}`)}
      <WhatFollows status={status} />
    </>
  );
}

const openJobs = to('cleanerDashboard', undefined, { tab: 'jobs' });

const link = (address: string, words: string) => (current: boolean) => (
  <LinkButton variant={current ? 'primary' : 'secondary'} to={address}>
    {words}
  </LinkButton>
);
