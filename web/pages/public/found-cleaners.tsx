import { MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { findNamedPlace, listApprovedCleaners } from '#contract/calls.ts';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { InviteButton } from '#web/hiring/invite-button.tsx';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { CleanerCard } from '#web/public-pages/find-cleaners/cleaner-card.tsx';
import { CleanerSearch } from '#web/public-pages/find-cleaners/cleaner-search.tsx';
import { nameOf } from '#web/public-pages/find-cleaners/cleaner-summary.tsx';
import { type Search, useSearch } from '#web/public-pages/find-cleaners/search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useOpenJob } from './use-open-job.ts';

/** The verified cleaners, to search, look at and, for the open job in the address, invite. */
export function FoundCleaners({ user }: { user: User }) {
  const { t } = useTranslation('findCleaners');
  const { job, pending, invited, addInvited } = useOpenJob(user);
  const { search, onSearch } = useSearch();
  const [viewed, setViewed] = useState<ApprovedCleaner | null>(null);
  return (
    <>
      {job && (
        <Notice
          tone="green"
          className="mb-6"
          action={<LinkButton to={to('job', { id: job.id })}>{t('job.back')}</LinkButton>}
        >
          {t('job.text', { title: job.title })} {t('job.from', { place: search.location || job.property.title })}
        </Notice>
      )}
      <CleanerSearch search={search} onSearch={onSearch} />
      {pending ? (
        <Loading />
      ) : (
        <CleanerList
          search={search}
          jobId={job?.id}
          onView={setViewed}
          inviteOf={
            job &&
            ((cleaner) => (
              <InviteButton
                jobId={job.id}
                cleaner={cleaner}
                invited={invited.has(cleaner.id)}
                onInvited={() => addInvited(cleaner.id)}
              />
            ))
          }
        />
      )}
      {viewed && (
        <CleanerSheet
          cleaner={{ ...viewed, name: nameOf(viewed), ratingCount: viewed.totalReviews }}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

const Loading = () => (
  <div className="mt-8">
    <SkeletonRows rows={4} avatar />
  </div>
);

/** Whether a typed place is none that searches know; undefined until that is known. */
function useIsUnknown(location: string): boolean | undefined {
  const place = useRead(findNamedPlace, { query: { name: location }, enabled: location !== '' });
  if (location === '' || place.error) return false;
  return place.isPending ? undefined : place.data === null;
}

interface CleanerListProps {
  search: Search;
  /** The job that is invited to: distances are from where it is. */
  jobId: string | undefined;
  onView: (cleaner: ApprovedCleaner) => void;
  inviteOf: ((cleaner: ApprovedCleaner) => ReactNode) | null;
}

function CleanerList({ search, jobId, onView, inviteOf }: CleanerListProps) {
  const { t } = useTranslation('findCleaners');
  const found = usePages(listApprovedCleaners, {
    limit: 24,
    radiusMiles: search.radiusMiles,
    location: search.location || undefined,
    jobId,
    language: search.language || undefined,
    cleaningType: search.cleaningType || undefined,
  });
  const unknown = useIsUnknown(search.location);
  const { items, total, error } = found;
  if (!items && error)
    return (
      <div className="mt-8">
        <ReadFailed title={t('failed')} read={found} />
      </div>
    );
  if (unknown)
    return (
      <div className="mt-8" role="status">
        <EmptyState icon={MapPinOff} title={t('unknownPlace')} description={t('unknownPlaceText')} />
      </div>
    );
  if (!items || (items.length === 0 && unknown === undefined)) return <Loading />;
  return (
    <section className="mt-8">
      <h2 aria-live="polite" className="mb-4 text-16">
        {t('count', { count: total })}
      </h2>
      {items.length === 0 && <EmptyState title={t('empty')} description={t('emptyText')} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {items.map((cleaner) => (
          <li key={cleaner.id} className="grid min-w-0">
            <CleanerCard cleaner={cleaner} onView={() => onView(cleaner)} invite={inviteOf?.(cleaner)} />
          </li>
        ))}
      </ul>
      {found.loadMore && (
        <Button className="mt-6" loading={found.loadingMore} onClick={found.loadMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
