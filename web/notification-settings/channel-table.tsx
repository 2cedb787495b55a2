import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { NoticeGroup } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { canText } from './can-text.ts';
import { type Channel, chosenOf, groupsOf, kindsIn, onlyByMail, switched } from './group-choice.ts';
import { useChangePreferences } from './use-change-preferences.ts';

interface ChannelTableProps {
  preferences: NoticePreferences;
  role: User['role'];
}

/** One row for each group of notices, one box for each channel. */
export function ChannelTable({ preferences, role }: ChannelTableProps) {
  const { t } = useTranslation('noticeSettings');
  const columns: TableColumn<NoticeGroup>[] = [
    {
      key: 'kind',
      header: t('kind'),
      phone: 'title',
      cell: (group) => (
        <span className="block max-w-md py-0.5">
          <span className="block font-medium">{t(`groups.${group}.title`)}</span>
          <span className="block text-13 font-normal text-ink-soft">{t(`groups.${group}.text`)}</span>
        </span>
      ),
    },
    ...channels.map(
      (channel): TableColumn<NoticeGroup> => ({
        key: channel,
        header: t(`channels.${channel}`),
        cell: (group) => <ChannelBox group={group} channel={channel} preferences={preferences} role={role} />,
      }),
    ),
  ];
  return <Table caption={t('title')} columns={columns} rows={groupsOf(role)} rowKey={(group) => group} />;
}

const channels = ['email', 'push', 'sms'] as const;

function ChannelBox({
  group,
  channel,
  preferences,
  role,
}: ChannelTableProps & { group: NoticeGroup; channel: Channel }) {
  const { t } = useTranslation('noticeSettings');
  const change = useChangePreferences();
  const of = kindsIn(group, role).filter((kind) => !onlyByMail(kind) || channel === 'email');
  if (of.length === 0) return null;
  const always = channel === 'email' && of.every((kind) => preferences.kinds[kind]?.essential);
  if (always) return <span className="text-13 text-ink-soft">{t('always')}</span>;
  const sent = change.isPending ? change.variables.body.kinds : undefined;
  const shown = sent
    ? Object.values(sent).every((chosen) => chosen?.[channel])
    : chosenOf(preferences.kinds, of, channel);
  return (
    // on a phone the boxes are below each other
    <span className="inline-flex min-h-11 items-center md:min-h-0">
      <Checkbox
        hideLabel
        label={t('by', { group: t(`groups.${group}.title`), channel: t(`channels.${channel}`) })}
        checked={shown}
        disabled={change.isPending || !isOffered(preferences, channel)}
        onCheckedChange={(on) => change.mutate({ body: switched(of, channel, on) })}
      />
    </span>
  );
}

/** Where a channel leads nowhere yet, the parts below say what to do. */
const isOffered = (preferences: NoticePreferences, channel: Channel): boolean =>
  channel === 'email' || (channel === 'push' ? preferences.push.browsers > 0 : canText(preferences));
