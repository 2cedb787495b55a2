import { useTranslation } from 'react-i18next';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { CheckStatusBadge } from '#web/background-checks/check-status-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

interface CheckSoFarProps {
  /** An approval that has ended is none. */
  status: BackgroundCheckStatus | 'EXPIRED' | null;
}

/** What keeps a cleaner from being verified: pending, and what it waits for; or how it ended. */
export function CheckSoFar({ status }: CheckSoFarProps) {
  const { t } = useTranslation(['cleaner', 'backgroundChecks']);
  if (status === 'FAILED' || status === 'REJECTED' || status === 'EXPIRED')
    return <CheckStatusBadge viewer="cleaner" status={status} />;
  return (
    <>
      <Badge tone="neutral">{t('stats.pending')}</Badge>
      <span className="basis-full text-12 font-normal tracking-normal text-ink-faint">
        {t(`backgroundChecks:state.${status ?? 'NONE'}`)}
      </span>
    </>
  );
}
