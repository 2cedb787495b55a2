import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHostProperties } from '#contract/calls.ts';
import { getHome } from '#contract/host-home-calls.ts';
import { countHostJobs } from '#contract/host-job-list-calls.ts';
import type { JobCounts } from '#contract/host-job-lists.ts';
import { type JobGroup, jobGroups } from '#contract/job-groups.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { GroupedJobs } from './grouped-jobs.tsx';
import { JobGroups } from './job-groups.tsx';
import { jobQuery } from './job-query.ts';
import { countFilters, type JobFilters as Filters, noFilters, useJobFilters } from './use-job-filters.ts';

const JobFilters = fetchedAhead(() => import('./job-filters.tsx').then((file) => file.JobFilters));

/** The host's jobs as one thinks of them: what needs them, what is coming, what is done. */
export function JobsTab() {
  const { t } = useTranslation('hostParts');
  const [filters, change] = useJobFilters();
  const [filtering, setFiltering] = useState(countFilters(filters) > 0);
  const query = jobQuery(filters, useZoneOf(filters));
  const counts = useRead(countHostJobs, { query });
  const group = useFirstFull(counts.data, JSON.stringify(query), filters.group);
  return (
    <Section namedAbove="always" title={t('tabs.jobs')}>
      <div className="grid gap-4">
        <JobGroups
          value={group}
          counts={counts.data}
          onValueChange={(next) => change({ group: next })}
          filters={{ shown: filtering, set: countFilters(filters), onToggle: () => setFiltering(!filtering) }}
        />
        <Suspense fallback={null}>{filtering && <JobFilters filters={filters} onChange={change} />}</Suspense>
        <GroupedJobs
          {...{ group, counts, query }}
          filtered={countFilters(filters) > 0}
          // the filters have their own button for it
          {...(!filtering && { onClear: () => change(noFilters) })}
        />
      </div>
    </Section>
  );
}

/** Without a choice the first group that has any is open, and stays so for these filters when its last job leaves it. */
function useFirstFull(counts: JobCounts | undefined, query: string, chosen: JobGroup | null) {
  const [first, setFirst] = useState<{ query: string; group: JobGroup }>();
  if (counts && first?.query !== query)
    setFirst({ query, group: jobGroups.find((group) => counts[group] > 0) ?? 'coming' });
  return chosen ?? (first?.query === query ? first.group : undefined);
}

/** Days are the home's own; of several homes, those of the first. */
function useZoneOf({ home, from, until }: Filters): string {
  const asked = Boolean(from ?? until);
  const named = useRead(getHome, { params: { id: home ?? '' }, enabled: asked && Boolean(home) }).data;
  const first = useRead(listHostProperties, { query: { limit: 1 }, enabled: asked && !home }).data?.[0];
  return (named ?? first)?.timeZone ?? ownZone();
}
