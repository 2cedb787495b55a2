import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { Counters } from '#web/overviews/counters.tsx';
import { MoneyMonth } from '#web/overviews/money-month.tsx';
import { RecentActivity } from '#web/overviews/recent-activity.tsx';
import { actingFor } from '#web/platform/acting-for.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { JobStanding } from '../job-standing.tsx';
import { closedTo } from './closed-to.ts';
import type { DashboardTab } from './use-tab.ts';

interface OverviewColumnsProps {
  overview: HostOverview;
  onTab: (tab: DashboardTab) => void;
}

/** What happened on one side, the money on the other; below them the counters. */
export function OverviewColumns({ overview, onTab }: OverviewColumnsProps) {
  const { t } = useTranslation('host');
  return (
    <div className="grid gap-10">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="min-w-0">
          <RecentActivity
            recent={overview.recent}
            badgeOf={(job) => <JobStanding job={job} />}
            priceOf={(job) => <HostPays job={job} />}
            all={<TextButton onClick={() => onTab('jobs')}>{t('activity.all')}</TextButton>}
          />
        </div>
        <div>
          <MoneyMonth
            money={overview.money}
            link={
              !closedTo(actingFor()).includes('billing') && (
                <TextButton onClick={() => onTab('billing')}>{t('money.billing')}</TextButton>
              )
            }
          />
        </div>
      </div>
      <Counters {...overview} />
    </div>
  );
}

function HostPays({ job }: { job: Job }) {
  return useJobPrice(job, 'host').amount;
}
