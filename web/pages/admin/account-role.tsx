import { ShieldUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';

/** What somebody is here; who runs the marketplace is told apart by a sign, with what they may do. */
export function AccountRole({ user: { role, staffRole } }: { user: Pick<AdminUser, 'role' | 'staffRole'> }) {
  const { t } = useTranslation(['adminLists', 'staff']);
  if (role !== 'ADMIN') return t(`users.roles.${role}`);
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-green-ink">
      <ShieldUser aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {[t('users.roles.ADMIN'), staffRole && t(`staff:roles.${staffRole}`)].filter(Boolean).join(' · ')}
    </span>
  );
}
