import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { CleanerSheet } from '#web/hiring/cleaner-sheet.tsx';
import { FavoriteButton } from '#web/hiring/favorite-button.tsx';
import { InviteButton } from '#web/hiring/invite-button.tsx';
import { to } from '#web/paths.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { CleanerCard } from '#web/public-pages/find-cleaners/cleaner-card.tsx';
import { CleanerSearch } from '#web/public-pages/find-cleaners/cleaner-search.tsx';
import { nameOf } from '#web/public-pages/find-cleaners/cleaner-summary.tsx';
import { useSearch } from '#web/public-pages/find-cleaners/search.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CleanerHistory } from '../host/cleaner-history.tsx';
import { reportCleaner } from '../late-report.tsx';
import { CleanerList, CleanersLoading } from './cleaner-list.tsx';
import { DistancesFrom } from './distances-from.tsx';
import { HomeFrom } from './home-from.tsx';
import { JobsWithYou, useKnownCleaners } from './jobs-with-you.tsx';
import { useNearHome } from './use-near-home.ts';
import { useOpenJob } from './use-open-job.ts';

/** The verified cleaners, to search, look at and, for the open job in the address, invite. */
export function FoundCleaners({ user }: { user: User }) {
  const { job, pending, invited, addInvited } = useOpenJob(user);
  const { search, onSearch } = useSearch();
  const [viewed, setViewed] = useState<ApprovedCleaner | null>(null);
  const isHost = user.role === 'HOST';
  const near = useNearHome(isHost, search.home);
  // a card has its line about the two from the first moment, or it would push the others down
  const between = useKnownCleaners(isHost);
  const timeZone = isHost && !near.pending ? clockOf(job ?? near.home) : null;
  const inviteOf = (cleaner: ApprovedCleaner) => job && <Invite jobId={job.id} {...{ cleaner, invited, addInvited }} />;
  return (
    <>
      {pending && <Skeleton shape="card" className="mb-6 h-17" />}
      {job && <InvitingTo job={job} from={search.location || job.property.title} />}
      <CleanerSearch {...{ search, onSearch, timeZone }} from={!job && <HomeFrom {...{ search, onSearch, near }} />} />
      {pending || near.pending || between.isLoading ? (
        <CleanersLoading />
      ) : (
        <CleanerList
          {...{ search, onSearch, timeZone, homes: near.homes, atHome: (job?.property ?? near.home)?.id }}
          from={job ? { jobId: job.id } : { propertyId: near.home?.id }}
          distances={!job && <DistancesFrom {...{ search, near }} />}
          card={(cleaner) => (
            <CleanerCard
              cleaner={cleaner}
              onView={() => setViewed(cleaner)}
              between={isHost && <JobsWithYou cleanerId={cleaner.id} />}
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

type InviteProps = Pick<ReturnType<typeof useOpenJob>, 'invited' | 'addInvited'> & {
  jobId: string;
  cleaner: ApprovedCleaner;
};

const Invite = ({ invited, addInvited, ...of }: InviteProps) => (
  <InviteButton {...of} invited={invited.has(of.cleaner.id)} onInvited={() => addInvited(of.cleaner.id)} />
);

/** The clock of where somebody is needed, else the reader's own. */
const clockOf = (place: { timeZone: string } | null) => place?.timeZone ?? ownZone();

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
