import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { listHostProperties } from '#contract/calls.ts';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { FavoriteButton } from '#web/hiring/favorite-button.tsx';
import { InviteButton } from '#web/hiring/invite-button.tsx';
import { to } from '#web/paths.ts';
import { useRead } from '#web/platform/use-read.ts';
import { CleanerCard } from '#web/public-pages/find-cleaners/cleaner-card.tsx';
import { CleanerSearch } from '#web/public-pages/find-cleaners/cleaner-search.tsx';
import { nameOf } from '#web/public-pages/find-cleaners/cleaner-summary.tsx';
import { useSearch } from '#web/public-pages/find-cleaners/search.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CleanerHistory } from '../host/cleaner-history.tsx';
import { reportCleaner } from '../late-report.tsx';
import { CleanerList, CleanersLoading } from './cleaner-list.tsx';
import { useOpenJob } from './use-open-job.ts';

/** The verified cleaners, to search, look at and, for the open job in the address, invite. */
export function FoundCleaners({ user }: { user: User }) {
  const { job, pending, invited, addInvited } = useOpenJob(user);
  const { search, onSearch } = useSearch();
  const [viewed, setViewed] = useState<ApprovedCleaner | null>(null);
  const isHost = user.role === 'HOST';
  const timeZone = useClockThere(isHost, job?.timeZone);
  const inviteOf = (cleaner: ApprovedCleaner) =>
    job && (
      <InviteButton
        jobId={job.id}
        cleaner={cleaner}
        invited={invited.has(cleaner.id)}
        onInvited={() => addInvited(cleaner.id)}
      />
    );
  return (
    <>
      {job && <InvitingTo job={job} from={search.location || job.property.title} />}
      <CleanerSearch search={search} onSearch={onSearch} timeZone={timeZone} />
      {pending || (search.freeAt && !timeZone) ? (
        <CleanersLoading />
      ) : (
        <CleanerList
          search={search}
          onSearch={onSearch}
          timeZone={timeZone}
          jobId={job?.id}
          card={(cleaner) => (
            <CleanerCard
              cleaner={cleaner}
              onView={() => setViewed(cleaner)}
              heart={isHost && <FavoriteButton cleaner={{ ...cleaner, name: nameOf(cleaner) }} />}
              invite={inviteOf(cleaner)}
            />
          )}
        />
      )}
      {viewed && (
        <CleanerSheet
          cleaner={{ ...viewed, name: nameOf(viewed), ratingCount: viewed.totalReviews }}
          onClose={() => setViewed(null)}
          report={reportCleaner(viewed.id, nameOf(viewed))}
          {...(isHost && { between: { invite: inviteOf(viewed) }, history: <CleanerHistory cleanerId={viewed.id} /> })}
        />
      )}
    </>
  );
}

/** Which job one invites to, and from where distances are. */
function InvitingTo({ job, from }: { job: JobDetail; from: string }) {
  const { t } = useTranslation('findCleaners');
  return (
    <Notice
      tone="green"
      className="mb-6"
      action={<LinkButton to={to('job', { id: job.id })}>{t('job.back')}</LinkButton>}
    >
      {t('job.text', { title: job.title })} {t('job.from', { place: from })}
    </Notice>
  );
}

/** The clock of the job that is invited to, else of the host's first home, else the reader's own; null for nobody's. */
function useClockThere(isHost: boolean, ofJob: string | undefined): string | null {
  const homes = useRead(listHostProperties, { query: { limit: 1 }, enabled: isHost && !ofJob });
  if (!isHost) return null;
  if (ofJob) return ofJob;
  if (homes.isPending) return null;
  return homes.data?.[0]?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
