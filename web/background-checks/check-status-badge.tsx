import { useTranslation } from 'react-i18next';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<BackgroundCheckStatus, BadgeTone> = {
  PENDING: 'apricot',
  IN_PROGRESS: 'amber',
  PASSED: 'amber',
  FAILED: 'red',
  REJECTED: 'red',
  APPROVED: 'green',
};

/** Where a background check stands, in a word. */
export function CheckStatusBadge({ status }: { status: BackgroundCheckStatus | null }) {
  const { t } = useTranslation('backgroundChecks');
  return <Badge tone={status ? tones[status] : 'neutral'}>{t(`status.${status ?? 'NONE'}`)}</Badge>;
}
