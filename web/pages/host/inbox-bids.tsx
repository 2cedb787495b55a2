import { cx } from 'class-variance-authority';
import type { HostJob, JobDetail } from '#contract/jobs.ts';
import { LateToCancel } from '#web/hiring/late-to-cancel.tsx';
import { CompareBids } from './compare-bids.tsx';
import { JobBids } from './job-bids.tsx';

interface InboxBidsProps {
  job: HostJob;
  most: number;
  /** It has left the inbox: there is nothing to be chosen any more. */
  settled: boolean;
  /** What has become of it, once that is known: what was chosen from stays where it was. */
  now: JobDetail | undefined;
}

/** The bids on a job in the inbox, each to be accepted on the spot, or several to be put in order. */
export function InboxBids({ job, most, settled, now }: InboxBidsProps) {
  const pending = job.bids.filter(({ status }) => status === 'PENDING');
  const bids = now ? (now.bids ?? []).filter(({ id }) => pending.some((bid) => bid.id === id)) : pending;
  return (
    <div className="grid gap-3">
      {/* said before the choice; its place stays, so that nothing moves */}
      <div className={cx('empty:hidden', settled && 'invisible')}>
        <LateToCancel startTime={job.startTime} />
      </div>
      <JobBids
        bids={bids}
        home={job.property.title}
        most={most}
        choosing={!settled}
        decided={settled}
        known={now !== undefined}
      />
      {/* as high as the button, also once it is gone */}
      {pending.length > 1 && (
        <div className="min-h-8 pointer-coarse:min-h-11">
          {!settled && <CompareBids job={job} count={pending.length} />}
        </div>
      )}
    </div>
  );
}
