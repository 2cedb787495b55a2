import { useTranslation } from 'react-i18next';
import type { HelperOfJob } from '#contract/helper-of-job.ts';
import { Badge } from '#web/ui/badge.tsx';

/** What a helper's background check says, as far as it matters to those they come with. */
export function CheckBadge({ check, mayCome }: { check: HelperOfJob['check']; mayCome: boolean }) {
  const { t } = useTranslation('helpers');
  // they may come along, but nobody has approved the report yet
  if (mayCome && check === 'PASSED') return <Badge>{t('check.passed')}</Badge>;
  if (mayCome) return <Badge tone="green">{t('check.approved')}</Badge>;
  // an approval that has run out, or an account that is closed for now
  if (check === 'APPROVED') return <Badge>{t('check.notNow')}</Badge>;
  return <Badge>{t(check === null ? 'check.none' : 'check.notYet')}</Badge>;
}
