import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { BidsWaiting } from '#web/overviews/bids-waiting.tsx';
import { MoneyMonth } from '#web/overviews/money-month.tsx';
import { NeedsList } from '#web/overviews/needs-list.tsx';
import { RecentActivity } from '#web/overviews/recent-activity.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import type { DashboardTab } from './use-tab.ts';

interface OverviewColumnsProps {
  overview: HostOverview;
  /** What is owed for it is shown above. */
  owedJobId: string | undefined;
  /** The jobs posted last. */
  recent: readonly HostJob[];
  onTab: (tab: DashboardTab) => void;
}

/** What waits and what happened on one side, the money on the other. */
export function OverviewColumns({ overview, owedJobId, recent, onTab }: OverviewColumnsProps) {
  const { t } = useTranslation('host');
  const ofKind = (kind: HostOverview['needsYou'][number]['kind']) =>
    overview.needsYou.filter((need) => need.kind === kind);
  const open = useRead(listHostJobs, { query: { status: 'OPEN', limit: 100 } });
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="grid min-w-0 content-start gap-10">
        <NeedsList kind="pay" needs={ofKind('pay').filter(({ job }) => job.id !== owedJobId)} />
        <NeedsList kind="bidless" needs={overview.bidless.map((job) => ({ job }))} />
        <BidsWaiting needs={ofKind('bids')} jobs={open.data ?? []} />
        <NeedsList kind="approve" needs={ofKind('approve')} />
        <NeedsList kind="repost" needs={ofKind('repost')} />
        <RecentActivity
          jobs={recent}
          badgeOf={(job) => <JobStatusBadge job={job} />}
          all={<TextButton onClick={() => onTab('jobs')}>{t('activity.all')}</TextButton>}
        />
      </div>
      <div>
        <MoneyMonth
          money={overview.money}
          link={<TextButton onClick={() => onTab('billing')}>{t('money.billing')}</TextButton>}
        />
      </div>
    </div>
  );
}
