import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { to } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { JobPrice } from './job-price.tsx';
import { JobWhen } from './job-when.tsx';
import { UrgentBadge } from './urgent-badge.tsx';

interface JobRowProps {
  job: Job;
  /** Where it stands, in a badge. */
  standing: ReactNode;
  /** Who does it, and how sure that is. */
  people?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** What belongs to the job and needs the whole width: its bids. */
  children?: ReactNode;
}

/** A host's jobs below each other: what and when, who, the next step and the money each in a column of their own. */
export const JobRows = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-x-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)_auto_auto]">
    {children}
  </div>
);

/**
 * One of them; its title opens it. As high as its words, whatever it costs beside them. On a phone its badges have a line
 * below the rest: one that comes late and is longer moves nothing.
 */
export function JobRow({ job, standing, people, action, children }: JobRowProps) {
  const { t } = useTranslation('jobs');
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-4 text-14 text-ink-soft sm:col-span-full sm:grid-cols-subgrid sm:grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:contents">
        <h3 className="min-w-0 text-16 text-ink">
          <Link to={to('job', { id: job.id })} className="-my-2.5 inline-block rounded-mark py-2.5 hover:underline">
            <bdi>{job.property.title}</bdi>
          </Link>
        </h3>
        <span className="flex flex-wrap gap-1.5 max-sm:order-1 max-sm:col-span-2">
          {standing}
          <UrgentBadge job={job} />
          <Badge>{t(`cleaningType.${job.cleaningType}`)}</Badge>
        </span>
      </div>
      <div className="max-sm:row-span-2 sm:-col-end-1 sm:row-span-3 sm:row-start-1 lg:row-span-2 lg:row-start-1">
        <JobPrice job={job} viewer="host" />
      </div>
      <div className="flex flex-wrap content-start gap-x-3 gap-y-1 max-sm:contents sm:col-start-1">
        <span className="font-medium text-ink max-sm:text-balance">
          <JobWhen job={job} />
        </span>
        <bdi className="max-sm:col-span-2">{addressOfJob(job)}</bdi>
        {job.specialInstructions && (
          <p className="line-clamp-1 basis-full max-sm:col-span-2">
            <bdi>{job.specialInstructions}</bdi>
          </p>
        )}
      </div>
      {people && (
        <div className="grid content-start gap-1 max-sm:order-1 max-sm:col-span-2 sm:col-start-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:content-center">
          {people}
        </div>
      )}
      {action && (
        <div className="flex max-sm:order-1 max-sm:col-span-2 max-sm:mt-2 max-sm:*:grow sm:-col-end-2 sm:row-span-3 sm:row-start-1 sm:self-center sm:justify-self-end lg:row-span-2 lg:row-start-1">
          {action}
        </div>
      )}
      {children && <div className="col-span-full mt-2 min-w-0 text-ink max-sm:order-1">{children}</div>}
    </article>
  );
}
