import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAssignedJobs } from '#contract/calls.ts';
import { jobStatuses } from '#contract/states.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { AssignedCard } from './assigned-card.tsx';
import { PagedList } from './paged-list.tsx';
import { StatusChips } from './status-chips.tsx';
import { useStatus } from './use-status.ts';

/** A job that has a cleaner is not open. */
const statuses = jobStatuses.filter((status) => status !== 'OPEN');

/** The jobs one holds, the next first, then those that are finished; `children` stand below them. */
export function AssignedTab({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['cleaner', 'jobs']);
  const [status, setStatus] = useStatus(statuses);
  const pages = usePages(listAssignedJobs, { status, limit: 20 });
  const empty = status ? (
    <EmptyState
      icon={CalendarCheck}
      title={t('assigned.emptyFilter')}
      action={<Button onClick={() => setStatus(undefined)}>{t('assigned.showAll')}</Button>}
    />
  ) : (
    <EmptyState icon={CalendarCheck} title={t('assigned.empty')} description={t('assigned.emptyText')} />
  );
  return (
    <div className="grid gap-10">
      <Section namedAbove="always" title={t('assigned.title')}>
        <div className="grid gap-4">
          <StatusChips
            label={t('assigned.filter')}
            all={t('assigned.all')}
            options={statuses.map((value) => ({ value, label: t(`jobs:status.${value}`) }))}
            value={status}
            count={pages.items && !pages.outdated ? pages.total : undefined}
            onValueChange={setStatus}
          />
          <PagedList pages={pages} failed={t('assigned.failed')} more={t('assigned.more')} empty={empty} columns>
            {(jobs) => jobs.map((job) => <AssignedCard key={job.id} job={job} />)}
          </PagedList>
        </div>
      </Section>
      {/* below a list of any height, so not before it */}
      {(pages.items || pages.error) && children}
    </div>
  );
}
