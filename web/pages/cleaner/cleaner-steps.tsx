import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { to } from '#web/paths.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { FirstSteps } from '#web/ui/first-steps.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { hasOwnHours } from './has-own-hours.ts';

/** What leads a new cleaner to the first bid, in place of zeros and empty lists. */
export function CleanerSteps({ profile }: { profile: CleanerProfile | null }) {
  const { t } = useTranslation('cleaner');
  const { distance } = useDistance();
  const status = profile?.backgroundCheckStatus ?? null;
  const onboarded = profile?.onboardingCompleted ?? false;
  const approved = status === 'APPROVED';
  const toDo = status === null || status === 'PENDING';
  return (
    <FirstSteps
      title={t('start.title')}
      doneLabel={t('start.done')}
      steps={[
        {
          key: 'profile',
          label: t('start.profile'),
          // until then, the card above these steps says and offers it
          text: null,
          done: onboarded,
          action: () => null,
        },
        {
          key: 'check',
          label: t('start.check'),
          text: status === null || status === 'APPROVED' ? t('gate.text') : t(`gate.${status}`),
          done: approved,
          waits: status === 'IN_PROGRESS' || status === 'PASSED',
          action: (current) =>
            onboarded && link(to('backgroundCheck'), toDo ? t('gate.link') : t('gate.view'))(current && toDo),
        },
        {
          key: 'hours',
          label: t('start.hours'),
          text: profile && onboarded && t('start.hoursText', { distance: distance(profile.serviceRadiusKm) }),
          done: onboarded && hasOwnHours(profile),
          action: (current) => onboarded && link(to('cleanerAvailability'), t('start.hoursButton'))(current),
        },
        {
          key: 'bid',
          label: t('start.bid'),
          text: t('start.bidText'),
          done: false,
          waits: !approved,
          action: (current) =>
            approved && link(to('cleanerDashboard', undefined, { tab: 'jobs' }), t('overview.browse'))(current),
        },
      ]}
    />
  );
}

const link = (address: string, words: string) => (current: boolean) => (
  <LinkButton variant={current ? 'primary' : 'secondary'} to={address}>
    {words}
  </LinkButton>
);
