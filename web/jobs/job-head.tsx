import type { ReactNode } from 'react';
import type { JobDetail } from '#contract/jobs.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';
import { UrgentBadge } from './urgent-badge.tsx';

interface JobHeadProps {
  job: JobDetail;
  /** Where the reader comes from; null where the page around it says so. */
  back: { to: string; label: string } | null;
  /** How the reader gets there, if they have to. */
  way: ReactNode;
  /** Says where the job stands in place of its status. */
  standing?: ReactNode;
  actions?: ReactNode;
}

/** Title, address and state of a job, with the reader's next step. */
export function JobHead({ job, back, way, standing, actions }: JobHeadProps) {
  return (
    <PageHead
      back={
        back && (
          <TextLink to={back.to} className="inline-flex items-center pointer-coarse:min-h-11">
            {back.label}
          </TextLink>
        )
      }
      title={<bdi>{job.title}</bdi>}
      lede={job.property.address && <Address address={addressOfJob(job)} way={way} />}
      badge={
        <>
          {standing ?? <JobStatusBadge job={job} bid={job.ownBid ?? undefined} />}
          <UrgentBadge job={job} />
        </>
      }
      actions={actions}
    />
  );
}

const Address = ({ address, way }: { address: string; way: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <bdi>{address}</bdi>
    {way}
  </span>
);
