import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { to } from '#web/paths.ts';
import { useRooms } from '#web/platform/use-rooms.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';
import { JobPrice } from './job-price.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';
import { JobWhen } from './job-when.tsx';
import { UrgentBadge } from './urgent-badge.tsx';
import { useIsOver } from './use-is-over.ts';

export interface JobCardProps {
  job: Job;
  /** Whose side reads: what they pay or receive is the largest figure. */
  viewer: 'host' | 'cleaner';
  /** Says where it stands in place of its status, where that is not what counts most. */
  standing?: ReactNode;
  /** More badges beside the status: a match, a count of bids. */
  badges?: ReactNode;
  /** Follows the address: how far away it is. */
  distance?: ReactNode;
  /** A line below when it is: what decides whether to open it. */
  worth?: ReactNode;
  /** Stands below the home's size, quietly: how long it has been open, or until when it is to be confirmed. */
  note?: ReactNode;
  /** Buttons, at the end. */
  actions?: ReactNode;
  /** What belongs to the job: its bids, the reasons of a match. */
  children?: ReactNode;
  /** In place of what the job itself says of its money; null where what follows tells it, as where one bids right here. */
  price?: ReactNode;
  /** Tells how far away the start is. */
  relative?: boolean;
  /** A press anywhere on it, but on its buttons, opens the job. */
  whole?: boolean;
}

/** A job in a list, as low as it can be; its title opens it. */
export function JobCard(props: JobCardProps) {
  const { job, actions, children, worth, whole = false } = props;
  return (
    <Card padding="none" className={cx('flex flex-col p-3.5 sm:p-4', whole && 'relative hover:border-line-strong')}>
      <article className="flex min-w-0 grow flex-col gap-2">
        <JobCardHead {...props} />
        {worth && (
          <div className="flex min-h-5.5 flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">{worth}</div>
        )}
        {job.specialInstructions && (
          <p className={cx('line-clamp-2 max-w-prose text-14 text-ink-soft', whole && 'max-sm:hidden')}>
            <bdi>{job.specialInstructions}</bdi>
          </p>
        )}
        {/* the buttons of neighbors stand on one line, however much is said above them */}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
          <JobCardFacts {...props} />
          {actions && <div className={cx(ways, whole && 'relative')}>{actions}</div>}
        </div>
        {children}
      </article>
    </Card>
  );
}

/** Two of them share a line of their own on a phone, in any language. */
const ways =
  'ms-auto flex flex-wrap gap-2 max-sm:has-[>:nth-child(2)]:basis-full max-sm:has-[>:nth-child(2)]:*:grow max-sm:has-[>:nth-child(2)]:*:px-3';

type HeadProps = Pick<JobCardProps, 'job' | 'viewer' | 'distance' | 'relative' | 'price' | 'whole'>;

function JobCardHead({ job, viewer, distance, relative = false, whole = false, price }: HeadProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 sm:grid-rows-[auto_1fr] sm:gap-x-6">
      <div className="min-w-0">
        <h3 className="text-16">
          <Link to={to('job', { id: job.id })} className={whole ? wholeStyle : titleLinkStyle}>
            <bdi>{job.property.title}</bdi>
          </Link>
        </h3>
        <p className="text-13 text-ink-soft">
          <bdi>{addressOfJob(job)}</bdi>
          {distance && (
            <>
              {/* no line begins with the dot */}
              {'\u00a0· '}
              <span className="inline-block">{distance}</span>
            </>
          )}
        </p>
      </div>
      <div className="sm:row-span-2">{price === undefined ? <JobPrice brief job={job} viewer={viewer} /> : price}</div>
      <p className="text-14 font-medium text-pretty max-sm:col-span-2">
        <JobWhen job={job} relative={relative && 'beside'} />
      </p>
    </div>
  );
}

/** The title of a card that opens wherever it is pressed. */
const wholeStyle =
  '-my-2.5 inline-block rounded-mark py-2.5 hover:underline after:absolute after:inset-0 after:rounded-card after:content-[""]';

/** What there is to clean, and where it stands: what a cleaner finds in a list is open, or theirs, and only the second has a status worth a word. */
function JobCardFacts({ job, viewer, standing, badges, note, whole = false }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const over = useIsOver(job);
  const rooms = useRooms()(job.property);
  const status = (viewer === 'host' || job.status !== 'OPEN' || over) && <JobStatusBadge job={job} />;
  return (
    <div className={cx('min-w-0 flex-1 basis-36 text-13 text-ink-soft', whole ? lowFacts : 'grid gap-1')}>
      <p>{[rooms, t(`cleaningType.${job.cleaningType}`)].filter(Boolean).join(' · ')}</p>
      <div className="flex min-h-5.5 flex-wrap items-center gap-1.5 empty:hidden">
        {standing ?? status}
        <UrgentBadge job={job} />
        {badges}
        {note && <span>{note}</span>}
      </div>
    </div>
  );
}

/** In one line on a phone where they fit into it, so that more jobs are in sight. */
const lowFacts = 'grid gap-1 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0';
