import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#contract/staff.ts';
import { to } from '#web/paths.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export type StaffMatter = 'role' | 'remove' | 'endTwoFactor';
type Ask = (about: StaffMatter, member: StaffMember) => void;

interface StaffTableProps {
  /** Undefined while they load. */
  members: readonly StaffMember[] | undefined;
  onAsk: Ask;
}

/** One line an admin. */
export function StaffTable({ members, onAsk }: StaffTableProps) {
  const { t } = useTranslation('staff');
  return (
    <Table
      caption={t('title')}
      columns={useColumns(onAsk)}
      rows={members ?? []}
      loading={!members}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns(ask: Ask): TableColumn<StaffMember>[] {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useOperatorZone();
  const { user } = useSession();
  return [
    { key: 'name', header: t('name'), phone: 'title', cell: (member) => <Name member={member} /> },
    {
      key: 'role',
      header: t('role'),
      phone: 'foot',
      cell: ({ staffRole, can }) => (
        <>
          <span className="block font-medium">{t(`roles.${staffRole}`)}</span>
          <span className="block max-w-96 text-13 text-ink-soft">{t(`roleText.${staffRole}`)}</span>
          {can.length === 0 && <span className="block max-w-96 text-13">{t('onlyOwner')}</span>}
        </>
      ),
    },
    {
      key: 'twoFactor',
      header: t('twoFactor'),
      cell: ({ id, twoFactor }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={twoFactor ? 'green' : 'amber'}>{twoFactor ? t('on') : t('off')}</Badge>
          {!twoFactor && id === user?.id && <TextLink to={to('account')}>{t('setUp')}</TextLink>}
        </span>
      ),
    },
    {
      key: 'lastSeen',
      header: t('lastSeen'),
      cell: ({ id, lastSeenAt }) => {
        // it is kept every few minutes only, and whoever reads this is here
        if (id === user?.id) return t('activeNow');
        return lastSeenAt ? formatRelative(lastSeenAt, now, { language, timeZone }) : t('never');
      },
    },
    {
      key: 'action',
      header: t('action'),
      align: 'end',
      phone: 'aside',
      filled: ({ can }) => can.length > 0,
      cell: (member) => <Actions member={member} ask={ask} />,
    },
  ];
}

function Name({ member: { id, name, email } }: { member: StaffMember }) {
  const { t } = useTranslation('staff');
  const { user } = useSession();
  return (
    <>
      <span className="block">
        <bdi className="font-semibold">{name}</bdi>
        {id === user?.id && <span className="text-ink-soft">{` (${t('you')})`}</span>}
      </span>
      <bdi className="block text-13 font-normal break-all text-ink-soft">{email}</bdi>
    </>
  );
}

/** Nothing can be done about the only owner; beside their role it says why. */
function Actions({ member, ask }: { member: StaffMember; ask: Ask }) {
  const { t } = useTranslation(['staff', 'adminPeople']);
  const { can } = member;
  if (can.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={t('more', { name: `\u2068${member.name}\u2069` })} />}
      items={[
        ...(can.includes('changeRole') ? [{ label: t('change'), onSelect: () => ask('role', member) }] : []),
        ...(can.includes('endTwoFactor')
          ? [{ label: t('adminPeople:endTwoFactor'), onSelect: () => ask('endTwoFactor', member) }]
          : []),
        ...(can.includes('remove')
          ? [{ label: t('remove'), danger: true, onSelect: () => ask('remove', member) }]
          : []),
      ]}
    />
  );
}
