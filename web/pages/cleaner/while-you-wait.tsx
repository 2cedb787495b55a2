import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { getPayoutAccount } from '#contract/payout-calls.ts';
import { hasOwnHours } from '#web/cleaners/has-own-hours.ts';
import { to } from '#web/paths.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { useRead } from '#web/platform/use-read.ts';
import { FirstSteps } from '#web/ui/first-steps.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** While the check is with others: all that can be made ready for the first job, and what of it is. */
export function WhileYouWait({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  const { radius } = useDistance();
  const account = useRead(getPayoutAccount);
  if (account.isPending) return <Skeleton shape="card" className="h-72" />;
  return (
    <FirstSteps
      title={t('meanwhile.title')}
      doneLabel={t('start.done')}
      steps={[
        {
          ...{ key: 'hours', label: t('start.hours'), done: hasOwnHours(profile) },
          text: t('start.hoursText', { distance: radius(profile.serviceRadiusKm) }),
          action: link(to('cleanerAvailability'), t('start.hoursButton')),
        },
        {
          ...{ key: 'photo', label: t('meanwhile.photo'), done: !!profile.profileImageUrl },
          text: t('meanwhile.photoText'),
          action: link(to('cleanerDashboard', undefined, { tab: 'profile' }), t('meanwhile.photoButton')),
        },
        {
          ...{ key: 'account', label: t('meanwhile.account'), done: account.data?.status === 'enabled' },
          text: t('meanwhile.accountText'),
          action: link(to('cleanerPayouts'), t('meanwhile.accountButton')),
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
