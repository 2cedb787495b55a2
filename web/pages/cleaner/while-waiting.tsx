import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { hasOwnHours } from '#web/cleaners/has-own-hours.ts';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** While a check is with others: what helps to the first job next, one thing at a time. */
export function WhileWaiting({ profile }: { profile: CleanerProfile | null }) {
  const { t } = useTranslation('backgroundChecks');
  if (!hasOwnHours(profile)) return <LinkButton to={to('cleanerAvailability')}>{t('meanwhile.hours')}</LinkButton>;
  if (!profile?.profileImageUrl)
    return <LinkButton to={to('cleanerDashboard', undefined, { tab: 'profile' })}>{t('meanwhile.photo')}</LinkButton>;
  return <LinkButton to={to('findJobs')}>{t('meanwhile.jobs')}</LinkButton>;
}
