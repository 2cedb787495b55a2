import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { to } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
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
  /** Stands under the price: "you receive $113.00", a distance. */
  note?: ReactNode;
  /** Buttons in a row of their own at the end. */
  actions?: ReactNode;
  /** What belongs to the job: its bids, the reasons of a match. */
  children?: ReactNode;
  /** Its money is told by what follows, as where one bids right here. */
  priceBelow?: boolean;
  /** Tells how far away the start is. */
  relative?: boolean;
  /** A press anywhere on it, but on its buttons, opens the job. */
  whole?: boolean;
}

/** A job in a list; its title opens it. */
export function JobCard(props: JobCardProps) {
  const { job, actions, children, whole = false } = props;
  return (
    <Card className={cx(whole && 'relative hover:border-line-strong')}>
      <article className="grid gap-3">
        <JobCardHead {...props} />
        <JobCardBadges {...props} />
        {job.specialInstructions && (
          <p className="line-clamp-2 max-w-prose text-14 text-ink-soft">
            <bdi>{job.specialInstructions}</bdi>
          </p>
        )}
        {children}
        {actions && (
          <div
            className={cx('flex flex-wrap gap-2 max-sm:*:grow', whole && 'relative justify-self-start max-sm:w-full')}
          >
            {actions}
          </div>
        )}
      </article>
    </Card>
  );
}

type HeadProps = Pick<JobCardProps, 'job' | 'viewer' | 'note' | 'relative' | 'priceBelow' | 'whole'>;

function JobCardHead({ job, viewer, note, relative = false, priceBelow = false, whole = false }: HeadProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 sm:grid-rows-[auto_1fr] sm:gap-x-6">
      <div className="min-w-0">
        <h3 className="text-16">
          <Link
            to={to('job', { id: job.id })}
            className={cx(
              '-my-2.5 inline-block rounded-mark py-2.5 hover:underline',
              whole && 'after:absolute after:inset-0 after:rounded-card after:content-[""]',
            )}
          >
            <bdi>{job.property.title}</bdi>
          </Link>
        </h3>
        <p className="text-14 text-ink-soft">
          <bdi>{addressOfJob(job)}</bdi>
        </p>
      </div>
      <div className="sm:row-span-2">
        {!priceBelow && <JobPrice job={job} viewer={viewer} />}
        {note && <div className="mt-1 text-13 text-ink-soft text-end max-sm:hidden">{note}</div>}
      </div>
      <div className="text-14 font-medium max-sm:col-span-2">
        <JobWhen job={job} relative={relative} />
      </div>
      {note && <div className="col-span-2 text-13 text-ink-soft sm:hidden">{note}</div>}
    </div>
  );
}

/** What a cleaner finds in a list is open, or theirs: only the second has a status worth a word. */
function JobCardBadges({
  job,
  viewer,
  standing,
  badges,
}: Pick<JobCardProps, 'job' | 'viewer' | 'standing' | 'badges'>) {
  const { t } = useTranslation('jobs');
  const over = useIsOver(job);
  return (
    <div className="flex flex-wrap gap-1.5">
      {standing ?? ((viewer === 'host' || job.status !== 'OPEN' || over) && <JobStatusBadge job={job} />)}
      <UrgentBadge job={job} />
      <Badge>{t(`cleaningType.${job.cleaningType}`)}</Badge>
      {badges}
    </div>
  );
}
