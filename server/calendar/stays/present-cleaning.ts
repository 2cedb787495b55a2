import { waitingIn } from '#server/jobs/index.ts';
import type { Cleaning } from '../deciding/plan-cleaning.ts';
import type { calendarBookings } from '../table.ts';
import type { StandingJob } from './stay-job.ts';

type Stay = Pick<typeof calendarBookings.$inferSelect, 'cleaning' | 'status'>;

/** As it was planned, but for what has become of the job since: nobody plans anew only because somebody decided. */
export function presentCleaning({ cleaning, status }: Stay, job: StandingJob | null): Cleaning {
  if (!job) return cleaning;
  if (status === 'canceled') return withoutStay(cleaning, job);
  if (job.status === 'CANCELED' && status === 'confirmed') return { code: 'jobCanceled' };
  if (cleaning.code === 'jobUnsure') return unsure(cleaning, job);
  if (cleaning.code === 'jobToCancel') return job.status === 'ASSIGNED' ? cleaning : { code: 'jobStands' };
  if (cleaning.code !== 'jobToMove') return cleaning;
  const startTime = job.startTime.toISOString();
  if (startTime === cleaning.startTime) return { code: 'jobCreated', startTime };
  return waitingIn(job)?.times ? cleaning : { code: 'jobKept', startTime };
}

/** Only of a cleaner who is booked and has not begun there is something to decide. */
function withoutStay(cleaning: Cleaning, { status }: StandingJob): Cleaning {
  if (status === 'CANCELED') return { code: 'jobCanceledToo' };
  return cleaning.code === 'jobToCancel' && status === 'ASSIGNED' ? cleaning : { code: 'jobStands' };
}

function unsure(cleaning: Cleaning, { status, startTime }: StandingJob): Cleaning {
  if (status === 'ASSIGNED') return cleaning;
  return status === 'CANCELED' ? { code: 'jobCanceled' } : { code: 'jobCreated', startTime: startTime.toISOString() };
}
