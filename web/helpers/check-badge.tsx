import { useTranslation } from 'react-i18next';
import type { HelperOfJob } from '#contract/helper-of-job.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What a helper's background check says, as far as it matters to those they come with. */
export function CheckBadge({ check, mayCome }: { check: HelperOfJob['check']; mayCome: boolean }) {
  const { t } = useTranslation('helpers');
  if (mayCome) return <Badge tone="green">{t(check === 'PASSED' ? 'check.passed' : 'check.approved')}</Badge>;
  // an approval that has run out, or an account that is closed for now
  if (check === 'APPROVED') return <Badge>{t('check.notNow')}</Badge>;
  return <Badge>{t(check === null ? 'check.none' : 'check.notYet')}</Badge>;
}
