import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';
import type { AccountStatus } from '#contract/admin-sorts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<AccountStatus, BadgeTone> = { active: 'green', pending: 'amber', suspended: 'red' };

/** Whether somebody can use their account, in a word; who was turned down is not waiting for anything. */
export function AccountStatusBadge({ user }: { user: Pick<AdminUser, 'status' | 'backgroundCheckStatus'> }) {
  const { t } = useTranslation('adminLists');
  const { status, backgroundCheckStatus: check } = user;
  if (status === 'pending' && check === 'REJECTED') return <Badge tone="red">{t('users.statuses.rejected')}</Badge>;
  return <Badge tone={tones[status]}>{t(`users.statuses.${status}`)}</Badge>;
}
