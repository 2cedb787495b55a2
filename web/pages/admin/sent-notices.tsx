import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentNotice } from '#contract/admin-notices.ts';
import { getAdminStats } from '#contract/calls.ts';
import { listSentNotices, retryNotice } from '#contract/notice-calls.ts';
import { noticeRules } from '#contract/notice-kinds.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { DateCell } from './date-cell.tsx';
import { useHeadCount } from './head-count.ts';
import { ListBody } from './list-body.tsx';
import { TabExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { NoticeCauses } from './notice-causes.tsx';
import { useListFilters } from './use-list-filters.ts';
import { useReasonWords } from './use-reason-words.ts';

const statuses = ['failed', 'waiting', 'sent'] as const;
const channels = ['email', 'push', 'sms'] as const;

/** Messages by mail, push and text: those that were given up, and all others on request. */
export function SentNotices() {
  const usual = useUsual();
  return usual ? <NoticeLog usual={usual} /> : <SkeletonRows rows={4} />;
}

type Usual = 'failed' | 'all';

/** What was not delivered, as long as there is any of it; stays what it was while somebody sends it again. */
function useUsual(): Usual | null {
  const { data, error } = useRead(getAdminStats);
  const [first, setFirst] = useState<Usual | null>(null);
  const known = data && data.failedNoticeCount === 0 ? 'all' : data || error ? 'failed' : null;
  if (!first && known) setFirst(known);
  return first ?? known;
}

function NoticeLog({ usual }: { usual: Usual }) {
  const { t } = useTranslation('undelivered');
  const filters = useNoticeFilters(usual);
  const { query } = filters;
  const pages = usePages(listSentNotices, { ...query, limit: 50 });
  const columns = useColumns(query.status === undefined);
  useHeadCount(pages.items && pages.total);
  return (
    <div className="grid gap-4">
      <NoticeCauses />
      <TabExport name="notifications" fetchFile={() => send(listSentNotices, { query: { ...query, ...asFile } })} />
      <Filters filters={filters} />
      <ListBody pages={pages} empty={{ icon: Bell, title: t('allDelivered'), isNarrowed: !filters.isUsual }}>
        <Table
          caption={t('notices')}
          columns={columns}
          rows={pages.items ?? []}
          loading={!pages.items}
          rowKey={({ id }) => id}
        />
      </ListBody>
    </div>
  );
}

type NoticeFilters = ReturnType<typeof useNoticeFilters>;

function Filters({ filters }: { filters: NoticeFilters }) {
  const { t } = useTranslation(['undelivered', 'noticeSettings', 'admin']);
  return (
    <ListFilters
      filters={filters}
      chips={{
        name: 'status',
        legend: t('filter'),
        all: t('all'),
        options: statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      }}
      search={t('search')}
      also={['channel']}
    >
      <Field label={t('channel')} hideLabel>
        <Select
          options={[
            { value: '', label: t('admin:list.allOf', { name: t('channel'), all: t('all') }) },
            ...channels.map((value) => ({ value, label: t(`noticeSettings:channels.${value}`) })),
          ]}
          value={filters.query.channel ?? ''}
          onChange={(event) => filters.set('channel', event.target.value)}
        />
      </Field>
    </ListFilters>
  );
}

/** Shows what is usual until something else is asked for: in the address, `all` means no filter at all. */
function useNoticeFilters(usual: Usual) {
  const filters = useListFilters<'status' | 'channel'>();
  const { q, get, oneOf, set } = filters;
  const begun = usual === 'failed' ? usual : undefined;
  const status = get('status') === 'all' ? undefined : (oneOf('status', statuses) ?? begun);
  const query = { q, status, channel: oneOf('channel', channels) };
  const own = {
    get: (name: 'status' | 'channel') => (name === 'status' ? (status ?? null) : get(name)),
    set: (name: Parameters<typeof set>[0], value: string) => set(name, name === 'status' ? value || 'all' : value),
  };
  return { ...filters, ...own, query, isUsual: !q && !query.channel && status === begun };
}

const tones: Record<Exclude<SentNotice['status'], 'sent'>, BadgeTone> = { failed: 'red', waiting: 'amber' };

/** The status is a column only where the list has more than one. */
function useColumns(withStatus: boolean): TableColumn<SentNotice>[] {
  const { t } = useTranslation(['undelivered', 'noticeSettings']);
  const { language } = useLanguage();
  const reason = useReasonWords();
  const retry = useWrite(retryNotice, {
    onSuccess: () => showToast({ title: t('queued'), tone: 'success' }),
    failed: reasonAlone,
  });
  const statusColumn: TableColumn<SentNotice> = {
    key: 'status',
    header: t('status'),
    phone: 'aside',
    cell: ({ status }) => <Status status={status} />,
  };
  return [
    {
      key: 'recipient',
      header: t('recipient'),
      phone: 'title',
      cell: (notice) => <Recipient notice={notice} />,
    },
    {
      ...{ key: 'cause', header: t('cause') },
      filled: ({ error }) => error !== null,
      cell: ({ error }) => (error ? reason(error) : t('none')),
    },
    {
      ...{ key: 'tries', header: t('tries'), align: 'number' },
      // what goes out at once is most of it
      filled: ({ tries }) => tries > 1,
      cell: ({ tries }) => formatNumber(tries, language),
    },
    { key: 'when', header: t('when'), cell: ({ createdAt }) => <DateCell at={createdAt} /> },
    ...(withStatus ? [statusColumn] : []),
    {
      key: 'action',
      header: t('action'),
      filled: ({ canRetry }) => canRetry,
      align: 'end',
      ...(!withStatus && { phone: 'aside' as const }),
      cell: ({ id, canRetry }) =>
        canRetry && (
          <Button
            size="compact"
            loading={retry.isPending && retry.variables.params.id === id}
            onClick={() => retry.mutate({ params: { id } })}
          >
            {t('sendAgain')}
          </Button>
        ),
    },
  ];
}

/** To whom, what about, and by which way. */
function Recipient({ notice: { recipient, kind, channel } }: { notice: SentNotice }) {
  const { t } = useTranslation(['undelivered', 'noticeSettings']);
  const about = kind ? t(`noticeSettings:groups.${noticeRules[kind].group}.title`) : t('other');
  return (
    <>
      <bdi className="block font-semibold">{recipient?.name ?? t('noAccount')}</bdi>
      <span className="block text-13 text-ink-soft">{`${about} · ${t(`noticeSettings:channels.${channel}`)}`}</span>
    </>
  );
}

/** A sign only of what did not just go out. */
function Status({ status }: Pick<SentNotice, 'status'>) {
  const { t } = useTranslation('undelivered');
  if (status === 'sent') return <span className="text-13 text-ink-soft">{t('statuses.sent')}</span>;
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
