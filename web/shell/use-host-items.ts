import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { listMemberships } from '#contract/team-calls.ts';
import { actFor, actingFor } from '#web/platform/acting-for.ts';
import { useRead } from '#web/platform/use-read.ts';
import type { MenuItem } from '#web/ui/menu-panel.tsx';

/** For a menu: the hosts whose homes one looks after, and the way back to one’s own. Read once the menu is `open`. */
export function useHostItems({ role, suspended }: User, open: boolean): MenuItem[] {
  const { t } = useTranslation('shell');
  const enabled = open && role === 'HOST' && !suspended;
  const memberships = useRead(listMemberships, { enabled }).data ?? [];
  const acting = actingFor();
  const others = memberships.filter(({ host }) => host.id !== acting?.id);
  const icon = ArrowLeftRight;
  return [
    ...(acting ? [{ key: 'self', label: t('workForSelf'), icon, onSelect: () => actFor(null) }] : []),
    ...others.map(({ host, role: place, homeIds }) => ({
      ...{ key: host.id, label: t('workFor', { name: `\u2068${host.name}\u2069` }), icon },
      onSelect: () => actFor({ ...host, role: place, some: homeIds !== null }),
    })),
  ];
}
