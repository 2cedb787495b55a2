import { useTranslation } from 'react-i18next';
import { getAdminStats } from '#contract/calls.ts';
import { listFailedTasks } from '#contract/notice-calls.ts';
import { useMay } from '#web/admin/use-may.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { FailedTasks } from './failed-tasks.tsx';
import { SectionHead } from './section-head.tsx';
import { SentNotices } from './sent-notices.tsx';

const narrowing = ['status', 'channel', 'queue', 'q'] as const;
type Narrowing = (typeof narrowing)[number];

/** What could not be delivered to people, and what the background process could not do. */
export function NoticeSection() {
  const { t } = useTranslation(['undelivered', 'admin']);
  const address = useAddressValues<'show' | Narrowing>();
  const stats = useRead(getAdminStats).data;
  const withTasks = useMay().may(listFailedTasks);
  const show = withTasks && address.get('show') === 'tasks' ? 'tasks' : 'notices';
  // what narrows one list says nothing of the other
  const open = (value: string) =>
    address.setAll([['show', value === 'tasks' ? value : ''], ...narrowing.map((name) => [name, ''] as const)], {
      step: true,
    });
  const tasks = {
    ...{ value: 'tasks', label: t('tasks'), content: <FailedTasks /> },
    ...{ count: stats?.failedTaskCount, hot: Boolean(stats?.failedTaskCount) },
  };
  return (
    <div className="grid gap-4">
      <SectionHead title={t('admin:sections.notifications')} />
      <Tabs
        label={t('tabs')}
        value={show}
        onValueChange={open}
        items={[
          { value: 'notices', label: t('notices'), count: stats?.failedNoticeCount, content: <SentNotices /> },
          ...(withTasks ? [tasks] : []),
        ]}
      />
    </div>
  );
}
