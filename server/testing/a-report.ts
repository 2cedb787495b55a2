import { eq } from 'drizzle-orm';
import { jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { newId } from '#server/platform/ids.ts';
import { aSubmittedJob, type SubmittedJob } from './a-submitted-job.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

export interface ReportedJob extends SubmittedJob {
  disputeId: string;
}

/** A picture that somebody has uploaded; its link. */
export async function aPhotoOf({ kit }: House, { id: ownerId }: Somebody): Promise<string> {
  const storageKey = newId().replaceAll('-', '').slice(10);
  const row = { id: newId(), ownerId, storageKey, width: 1200, height: 900, createdAt: kit.clock.now() };
  await kit.db.insert(uploads).values(row);
  return `/photos/${storageKey}`;
}

/** A submitted job, all of it ticked off, whose host has reported a problem. */
export async function aReportedJob(
  house: House,
  report: object = {},
  options?: Parameters<typeof aSubmittedJob>[1],
): Promise<ReportedJob> {
  const submitted = await aSubmittedJob(house, options);
  await house.kit.db.update(jobTasks).set({ doneAt: house.clock.now() }).where(eq(jobTasks.jobId, submitted.job.id));
  const body = { reason: 'quality', text: 'The oven is not clean.', ...report };
  const { body: dispute } = await house.post(`/api/jobs/${submitted.job.id}/disputes`, body, submitted.host.token);
  return { ...submitted, disputeId: dispute.id };
}
