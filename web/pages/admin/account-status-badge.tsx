import { useTranslation } from 'react-i18next';
import type { AccountStatus } from '#contract/admin-sorts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<AccountStatus, BadgeTone> = { active: 'green', pending: 'amber', suspended: 'red' };

/** Whether somebody can use their account, in a word. */
export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('adminLists');
  return <Badge tone={tones[status]}>{t(`users.statuses.${status}`)}</Badge>;
}
