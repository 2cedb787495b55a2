import { useTranslation } from 'react-i18next';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<BackgroundCheckStatus | 'EXPIRED', BadgeTone> = {
  PENDING: 'neutral',
  IN_PROGRESS: 'amber',
  PASSED: 'green',
  FAILED: 'red',
  REJECTED: 'red',
  APPROVED: 'green',
  EXPIRED: 'apricot',
};

/** What waits for the payment of a cleaner, and what passed and waits for an admin’s approval: it is not that yet. */
const waitsFor = { cleaner: 'PENDING', admin: 'PASSED' } as const;

interface CheckStatusBadgeProps {
  /** An approval that has ended is none. */
  status: BackgroundCheckStatus | 'EXPIRED' | null;
  viewer: keyof typeof waitsFor;
}

/** Where a background check stands, in a word; apricot where the reader is the one to act. */
export function CheckStatusBadge({ status, viewer }: CheckStatusBadgeProps) {
  const { t } = useTranslation('backgroundChecks');
  const tone = status && status === waitsFor[viewer] ? 'apricot' : status ? tones[status] : 'neutral';
  return <Badge tone={tone}>{t(`status.${status ?? 'NONE'}`)}</Badge>;
}
