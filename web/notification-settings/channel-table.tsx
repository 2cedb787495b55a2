import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { NoticeGroup } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { type Channel, chosenOf, groupsOf, kindsInTable, onlyByMail, switched } from './group-choice.ts';
import { isOffered } from './is-offered.ts';
import { useChangePreferences } from './use-change-preferences.ts';

interface ChannelTableProps {
  preferences: NoticePreferences;
  role: User['role'];
}

/** One row for each group of notices, one box for each channel; on a phone the boxes stand in a line below its words. */
export function ChannelTable(props: ChannelTableProps) {
  return useIsWide() ? <WideTable {...props} /> : <PhoneList {...props} />;
}

function PhoneList({ preferences, role }: ChannelTableProps) {
  const used = usedChannels({ preferences, role });
  return (
    <ul className="divide-y divide-line border-b border-line">
      {groupsOf(role).map((group) => (
        <li key={group} className="py-3">
          <GroupWords group={group} role={role} />
          {/* each channel below itself, so that a thumb goes down one column; two fingers apart, so that no box is pressed for its neighbor */}
          <div className="mt-1 grid grid-cols-3 gap-x-3">
            {used.map((channel) => (
              <ChannelBox key={channel} {...{ group, channel, preferences, role }} named />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A host has cleanings where others have work. */
const titleOf = (group: NoticeGroup, role: User['role']) =>
  group === 'today' && role === 'HOST' ? ('groups.today.hostTitle' as const) : (`groups.${group}.title` as const);

function GroupWords({ group, role }: { group: NoticeGroup; role: User['role'] }) {
  const { t } = useTranslation('noticeSettings');
  const isHosts = role === 'HOST' && (group === 'money' || group === 'reminders' || group === 'progress');
  return (
    <span className="block max-w-md py-0.5">
      <span className="block font-medium">{t(titleOf(group, role))}</span>
      <span className="block text-13 font-normal text-ink-soft">
        {t(isHosts ? `groups.${group}.hostText` : `groups.${group}.text`)}
      </span>
    </span>
  );
}

function WideTable({ preferences, role }: ChannelTableProps) {
  const { t } = useTranslation('noticeSettings');
  const columns: TableColumn<NoticeGroup>[] = [
    {
      key: 'kind',
      header: t('kind'),
      cell: (group) => <GroupWords group={group} role={role} />,
    },
    ...usedChannels({ preferences, role }).map(
      (channel): TableColumn<NoticeGroup> => ({
        key: channel,
        header: t(`channels.${channel}`),
        align: 'end',
        cell: (group) => <ChannelBox group={group} channel={channel} preferences={preferences} role={role} />,
      }),
    ),
  ];
  return (
    <Table
      caption={t('title')}
      columns={columns}
      rows={groupsOf(role)}
      rowKey={(group) => group}
      // its words begin, and its boxes end, where the switches above it do
      className="md:[&_tr>:first-child]:ps-0 md:[&_tr>:last-child]:pe-0"
    />
  );
}

const channels = ['email', 'push', 'sms'] as const;

/** A channel in which nothing can be ticked would be nothing but dashes: what it waits for is said above. */
function usedChannels({ preferences, role }: ChannelTableProps): Channel[] {
  // what a switch above the table turns on has no box in it
  const chosen = groupsOf(role).flatMap((group) => kindsInTable(group, role).map((kind) => preferences.kinds[kind]));
  return channels.filter((channel) => isOffered(preferences, channel) || chosen.some((kind) => kind?.[channel]));
}

function ChannelBox({
  group,
  channel,
  preferences,
  role,
  named = false,
}: ChannelTableProps & { group: NoticeGroup; channel: Channel; named?: boolean }) {
  const { t } = useTranslation('noticeSettings');
  const change = useChangePreferences();
  const id = useId();
  const of = kindsInTable(group, role).filter((kind) => !onlyByMail(kind) || channel === 'email');
  if (of.length === 0) return null;
  const always = channel === 'email' && of.every((kind) => preferences.kinds[kind]?.essential);
  const name = t(`channels.${channel}`);
  const said = (word: ReactNode) => (
    <span className="flex min-h-11 flex-wrap content-center items-center gap-x-1 text-13 leading-4 text-ink-soft md:min-h-6 md:justify-end">
      {named && `${name}: `}
      <span>{word}</span>
    </span>
  );
  if (always) return said(t('always'));
  const sent = change.isPending ? change.variables.body.kinds : undefined;
  const shown = sent
    ? Object.values(sent).every((chosen) => chosen?.[channel])
    : chosenOf(preferences.kinds, of, channel);
  const offered = isOffered(preferences, channel);
  // a box that nobody can tick looks broken, and a word like a switch: what is missing is said above
  if (!offered && !shown && named) return <span />;
  if (!offered && !shown)
    return said(
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{t('off')}</span>
      </>,
    );
  return (
    <span className="flex min-h-11 items-center md:min-h-6 md:justify-end">
      <Checkbox
        hideLabel
        id={id}
        label={t('by', { group: t(titleOf(group, role)), channel: name })}
        checked={shown}
        disabled={change.isPending || !offered}
        onCheckedChange={(on) => change.mutate({ body: switched(of, channel, on) })}
      />
      {named && (
        // its full name is read out already
        <label aria-hidden htmlFor={id} className="ps-2.5 text-13 leading-4 wrap-anywhere">
          {name}
        </label>
      )}
    </span>
  );
}
