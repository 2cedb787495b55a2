import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listAvailableJobs } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { BidCard } from './bid-card.tsx';
import { JobFilters } from './job-filters.tsx';
import { PagedList } from './paged-list.tsx';
import { useJobFilters } from './use-job-filters.ts';

/** Open jobs near the cleaner, soonest first, to bid on. */
export function AvailableTab({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const filters = useJobFilters();
  const { cleaningType, radiusKm, minPayoutCents } = filters;
  const pages = usePages(listAvailableJobs, { cleaningType, radiusKm, minPayoutCents, limit: 20 });
  const shown = formatNumber(pages.total, language);
  return (
    <Section title={t('available.title')} aside={pages.items && t('available.count', { count: pages.total, shown })}>
      <div className="grid gap-5">
        <JobFilters filters={filters} profile={profile} />
        <PagedList
          pages={pages}
          failed={t('available.failed')}
          more={t('available.more')}
          gate={<CheckGate status={null} />}
          empty={
            <EmptyState
              icon={Search}
              title={t('available.empty')}
              description={t('available.emptyText')}
              action={<Button onClick={filters.clear}>{t('available.emptyAction')}</Button>}
            />
          }
        >
          {(jobs) => jobs.map((job) => <BidCard key={job.id} job={job} />)}
        </PagedList>
      </div>
    </Section>
  );
}
