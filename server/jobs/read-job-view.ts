import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import { type JobView, selectJobViews } from './job-view.ts';
import { jobs } from './table.ts';

const oneJob = prepared((reader) =>
  selectJobViews(reader)
    .where(eq(jobs.id, sql.placeholder('jobId')))
    .prepare('job_view'),
);

/** A job with its property and its people; null when there is none. */
export async function readJobView(reader: Reader, jobId: string): Promise<JobView | null> {
  const [view] = await oneJob(reader).execute({ jobId });
  return view ?? null;
}
