import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import type { PersonRecord } from '#contract/person-record.ts';
import { recordName } from '#contract/record-file.ts';
import { jobTasks } from '#server/jobs/table.ts';
import { anApprovedCleaner } from './a-bid.ts';
import { aCard } from './a-card.ts';
import { aJob, type JobInTest } from './a-job.ts';
import { aJpeg, upload } from './a-picture.ts';
import type { House } from './house.ts';
import { aHost, type Somebody } from './people.ts';
import { filesOf } from './spoil-claim.ts';

interface DoneJob {
  job: JobInTest;
  host: Somebody;
  cleaner: Somebody;
}

/** A job that its cleaner has confirmed, started, submitted and been paid for, every step of it recorded. */
async function aDoneJob(house: House, cleaner: Somebody): Promise<DoneJob> {
  const host = await aHost(house);
  await aCard(house, host);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.kit.clock.now() });
  const path = `/api/jobs/${job.id}`;
  await house.post(`${path}/confirm`, undefined, cleaner.token);
  const started = await house.patch(path, { status: 'IN_PROGRESS' }, cleaner.token);
  assert.equal(started.status, 200, JSON.stringify(started.body));
  await house.kit.db.update(jobTasks).set({ doneAt: house.kit.clock.now() }).where(eq(jobTasks.jobId, job.id));
  const { photoUrl } = (await upload(house, cleaner.token, await aJpeg())).body;
  await house.post(`${path}/deliverables`, { photoUrl, photoType: 'AFTER' }, cleaner.token);
  const submitted = await house.patch(path, { status: 'SUBMITTED' }, cleaner.token);
  assert.equal(submitted.status, 200, JSON.stringify(submitted.body));
  const paid = await house.post(`${path}/checkout`, undefined, host.token);
  assert.equal(paid.status, 200, JSON.stringify(paid.body));
  return { job, host, cleaner };
}

/** A cleaner with jobs that they have done. */
export async function aSeasonedCleaner(house: House, jobs: number): Promise<{ cleaner: Somebody; done: DoneJob[] }> {
  const cleaner = await anApprovedCleaner(house);
  const done: DoneJob[] = [];
  for (let n = 0; n < jobs; n++) {
    done.push(await aDoneJob(house, cleaner));
    // two jobs of one cleaner are half an hour apart
    house.clock.forward(5 * 3_600_000);
  }
  return { cleaner, done };
}

/** Their own record, as they get it. */
export async function recordFileOf({ app }: House, { token }: Pick<Somebody, 'token'>): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url: '/api/cleaner/record-file', headers });
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
  assert.equal(answer.headers['content-type'], 'application/zip');
  return answer.rawPayload;
}

/** What it says, whether it is valid or not. */
export const personIn = (file: Uint8Array): PersonRecord =>
  JSON.parse(Buffer.from(filesOf(file).get(recordName) ?? []).toString());
