import { eq } from 'drizzle-orm';
import type { JobFacts } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** What an admin wrote who canceled the job, for its host, the cleaner it was taken from, and admins; null otherwise. */
export async function cancelReasonOf(
  reader: Reader,
  { id, status, cleanerId }: Pick<JobFacts, 'id' | 'status' | 'cleanerId'>,
  viewer: { id: string; sees: boolean },
): Promise<string | null> {
  if (status !== 'CANCELED' || !(viewer.sees || cleanerId === viewer.id)) return null;
  const [job] = await reader.select({ reason: jobs.cancelReason }).from(jobs).where(eq(jobs.id, id));
  return job?.reason ?? null;
}
