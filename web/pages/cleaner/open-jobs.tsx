import { Search, SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAvailableJobs } from '#contract/calls.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { Job } from '#contract/jobs.ts';
import { CheckGate } from '#web/cleaners/check-gate.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Pages, usePages } from '#web/platform/use-pages.ts';
import { keptSearch } from '#web/searches/kept-search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { LatePart } from '../late-part.tsx';
import { askedWith } from './asked-with.ts';
import type { FiltersDialogProps } from './filters-dialog.tsx';
import { invitedFirst } from './invited-first.ts';
import { JobFilters } from './job-filters.tsx';
import { LookFarther } from './look-farther.tsx';
import { PagedList } from './paged-list.tsx';
import { SaveEmptySearch } from './save-empty-search.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { type JobFilters as Filters, useJobFilters } from './use-job-filters.ts';
import { type JobInHand, useJobInHand } from './use-job-in-hand.ts';

// Most come without a filter.
const ActiveFilters = lazy(() => import('./active-filters.tsx').then((file) => ({ default: file.ActiveFilters })));
const JobsMap = lazy(() => import('./jobs-map.tsx').then((file) => ({ default: file.JobsMap })));

const FiltersDialog = fetchedAhead(() => import('./filters-dialog.tsx').then((file) => file.FiltersDialog));

interface OpenJobsProps {
  profile: CleanerProfile;
  /** One job as this page shows it, and the ids of those that it stands with. */
  children: (job: Job, together: readonly string[], hand?: JobInHand) => ReactNode;
}

/** Open jobs within the cleaner's radius, soonest first, with filters and the way to those farther off. */
export function OpenJobs({ profile, children }: OpenJobsProps) {
  const { t } = useTranslation('cleaner');
  const filters = useJobFilters();
  const pages = usePages(listAvailableJobs, { ...filters.query, limit: 20 });
  const [open, setOpen] = useOpened(filters.minimumAtMost !== null);
  const { shown: jobs, handOf } = useJobInHand(pages.items && invitedFirst(pages.items));
  const farther = <LookFarther filters={filters} ownKm={profile.serviceRadiusKm} />;
  const empty = (
    <EmptyState
      icon={Search}
      title={t('available.empty')}
      description={t(filters.narrowed ? 'available.emptyText' : 'available.emptyNear')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {farther}
          <SaveEmptySearch filters={filters} />
          {filters.narrowed && <Button onClick={filters.clear}>{t('available.emptyAction')}</Button>}
        </span>
      }
    />
  );
  const count = (pages.items || !pages.error) && <HowMany pages={pages} />;
  return (
    <Section
      namedAbove="always"
      title={t('available.title')}
      aside={<Aside {...{ count, filters, open }} onOpen={() => setOpen(true)} />}
    >
      <div className="grid gap-5">
        <Narrowing {...{ filters, profile, open }} onOpenChange={setOpen} count={pages.items && pages.total} />
        {filters.view === 'map' ? (
          <LatePart height="w-full aspect-square sm:aspect-16/10 lg:aspect-auto lg:h-[34rem]">
            <JobsMap filters={filters} profile={profile} empty={empty}>
              {children}
            </JobsMap>
          </LatePart>
        ) : (
          <>
            <PagedList
              pages={{ ...pages, items: jobs }}
              failed={t('available.failed')}
              more={t('available.more')}
              gate={<CheckGate status={null} />}
              empty={empty}
              columns
            >
              {(all) => all.map((job) => children(job, askedWith(pages.items ?? all, job), handOf(job)))}
            </PagedList>
            {pages.items && pages.items.length > 0 && !pages.loadMore && (
              <div className="justify-self-center">{farther}</div>
            )}
          </>
        )}
      </div>
    </Section>
  );
}

/** The filters, in a wide window above the list, on a phone in a dialog; and by name those that are on. */
function Narrowing(props: FiltersDialogProps) {
  const { filters, profile } = props;
  const isWide = useIsWide();
  return (
    <>
      {isWide ? (
        <JobFilters filters={filters} profile={profile} />
      ) : (
        <Suspense fallback={null}>
          <FiltersDialog {...props} />
        </Suspense>
      )}
      {filters.count > 0 && (
        <Suspense fallback={<div className="h-8 pointer-coarse:h-11" />}>
          <ActiveFilters filters={filters} />
        </Suspense>
      )}
    </>
  );
}

/** Its line is kept until it is known, so that the list does not move. */
function HowMany({ pages: { items, total } }: { pages: Pick<Pages<Job>, 'items' | 'total'> }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  if (!items) return <Skeleton className="h-[1lh] w-24" />;
  return t('available.count', { count: total, shown: formatNumber(total, language) });
}

const views = ['list', 'map'] as const;

/** On a phone the filters wait in a dialog, so that it begins with jobs. One that is refused is said in its field. */
function useOpened(isRefused: boolean) {
  const waits = useWaitsTyped();
  const [open, setOpen] = useState(isRefused || waits(keptSearch));
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) setOpen(true);
  }
  return [open, setOpen] as const;
}

interface AsideProps {
  count: ReactNode;
  filters: Filters;
  /** The filters’ dialog on a phone. */
  open: boolean;
  onOpen: () => void;
}

/** One line, so that it begins with jobs: how many, as a list or a map, and the way to the filters; in a wide window the saved searches. */
function Aside({ count, filters, open, onOpen }: AsideProps) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const isWide = useIsWide();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      {count}
      {isWide && (
        <div className="min-w-0 flex-1">
          <SavedSearches filters={filters} />
        </div>
      )}
      <span className="ms-auto flex items-center gap-2">
        <Segmented
          size="compact"
          label={t('available.view.label')}
          options={views.map((value) => ({ value, label: t(`available.view.${value}`) }))}
          value={filters.view}
          onValueChange={(view) => filters.set('view', view === 'map' ? view : '')}
        />
        <Button
          size="compact"
          variant={filters.count > 0 ? 'tinted' : 'secondary'}
          icon={SlidersHorizontal}
          className="min-h-11 md:hidden"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
        >
          {filters.count > 0
            ? t('available.foldOn', { shown: formatNumber(filters.count, language) })
            : t('available.fold')}
        </Button>
      </span>
    </div>
  );
}
