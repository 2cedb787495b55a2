import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listBroadcasts, listMailTemplates } from '#contract/broadcast-calls.ts';
import { getAdminStats } from '#contract/calls.ts';
import { listFailedTasks } from '#contract/notice-calls.ts';
import { useMay } from '#web/admin/use-may.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { BroadcastList } from './broadcast-list.tsx';
import { FailedTasks } from './failed-tasks.tsx';
import { HeadCount } from './head-count.ts';
import { ExportPlace } from './list-export.tsx';
import { MailTemplates } from './mail-templates.tsx';
import { SectionHead } from './section-head.tsx';
import { SentNotices } from './sent-notices.tsx';

const narrowing = ['status', 'channel', 'queue', 'q', 'language', 'template'] as const;
type Narrowing = (typeof narrowing)[number];

/** The tabs that are lists, to be had as a file. */
const exported: ReadonlySet<string> = new Set(['notices', 'tasks']);

/** A number says that something is to be done: none is none. */
const waiting = (count = 0) => (count > 0 ? { count } : {});

/** What could not be delivered to people and what the background process could not do; mails to many, and how mails are worded. */
export function NoticeSection() {
  const { t } = useTranslation(['undelivered', 'admin', 'broadcasts']);
  const address = useAddressValues<'show' | Narrowing>();
  const stats = useRead(getAdminStats).data;
  const { may } = useMay();
  const { language } = useLanguage();
  const [total, setTotal] = useState<number>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const withTasks = may(listFailedTasks);
  // what narrows one list says nothing of the other
  const open = (value: string) =>
    address.setAll([['show', value === 'notices' ? '' : value], ...narrowing.map((name) => [name, ''] as const)], {
      step: true,
    });
  const tasks = {
    ...{ value: 'tasks', label: t('tasks'), content: <FailedTasks /> },
    ...waiting(stats?.failedTaskCount),
    hot: true,
  };
  const items = [
    { value: 'notices', label: t('delivery'), ...waiting(stats?.failedNoticeCount), content: <SentNotices /> },
    ...(withTasks ? [tasks] : []),
    ...(may(listBroadcasts) ? [{ value: 'broadcasts', label: t('broadcasts:tab'), content: <BroadcastList /> }] : []),
    ...(may(listMailTemplates)
      ? [{ value: 'templates', label: t('broadcasts:templatesTab'), content: <MailTemplates /> }]
      : []),
  ];
  const show = items.find(({ value }) => value === address.get('show'))?.value ?? 'notices';
  return (
    <div className="grid grid-cols-1 gap-4">
      <SectionHead
        title={t('admin:sections.notifications')}
        {...(exported.has(show) && { exportButton: <div ref={setPlace} className="contents" /> })}
        count={total === undefined ? null : t('admin:list.total', { shown: formatNumber(total, language) })}
      />
      <HeadCount value={setTotal}>
        <ExportPlace value={place}>
          <Tabs label={t('tabs')} value={show} onValueChange={open} items={items} />
        </ExportPlace>
      </HeadCount>
    </div>
  );
}
