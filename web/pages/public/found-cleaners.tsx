import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { listApprovedCleaners } from '#contract/calls.ts';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { InviteButton } from '#web/hiring/invite-button.tsx';
import { to } from '#web/paths.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { CleanerCard } from '#web/public-pages/find-cleaners/cleaner-card.tsx';
import { CleanerSearch } from '#web/public-pages/find-cleaners/cleaner-search.tsx';
import { nameOf } from '#web/public-pages/find-cleaners/cleaner-summary.tsx';
import { firstSearch, type Search } from '#web/public-pages/find-cleaners/search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useOpenJob } from './use-open-job.ts';

/** The verified cleaners, to search, look at and, for the open job in the address, invite. */
export function FoundCleaners({ user }: { user: User }) {
  const { t } = useTranslation('findCleaners');
  const { job, invited, addInvited } = useOpenJob(user);
  const [search, setSearch] = useState(firstSearch);
  const [viewed, setViewed] = useState<ApprovedCleaner | null>(null);
  return (
    <>
      {job && (
        <Notice
          tone="green"
          className="mb-6"
          action={<LinkButton to={to('job', { id: job.id })}>{t('job.back')}</LinkButton>}
        >
          {t('job.text', { title: job.title })}
        </Notice>
      )}
      <CleanerSearch search={search} onSearch={setSearch} />
      <CleanerList
        search={search}
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
      {viewed && (
        <CleanerSheet
          cleaner={{ ...viewed, name: nameOf(viewed), ratingCount: viewed.totalReviews }}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

interface CleanerListProps {
  search: Search;
  onView: (cleaner: ApprovedCleaner) => void;
  inviteOf: ((cleaner: ApprovedCleaner) => ReactNode) | null;
}

function CleanerList({ search, onView, inviteOf }: CleanerListProps) {
  const { t } = useTranslation('findCleaners');
  const found = usePages(listApprovedCleaners, {
    limit: 24,
    radiusMiles: search.radiusMiles,
    location: search.location || undefined,
    language: search.language || undefined,
    cleaningType: search.cleaningType || undefined,
  });
  const { items, total, error } = found;
  if (!items && error)
    return (
      <div className="mt-8">
        <ReadFailed title={t('failed')} read={found} />
      </div>
    );
  if (!items)
    return (
      <div className="mt-8">
        <SkeletonRows rows={4} avatar />
      </div>
    );
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
