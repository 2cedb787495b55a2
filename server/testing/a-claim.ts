import assert from 'node:assert/strict';
import { type JobRecord, recordName } from '#contract/record-file.ts';
import { anApprovedCleaner } from './a-bid.ts';
import { aJob, type JobInTest } from './a-job.ts';
import { aPicture, upload } from './a-picture.ts';
import type { House } from './house.ts';
import { aHost, type Somebody } from './people.ts';
import { filesOf } from './spoil-claim.ts';

export interface ClaimedJob {
  job: JobInTest;
  host: Somebody;
  cleaner: Somebody;
}

/** A job whose cleaner has been at work: a ticked task, and small photos from before and after. */
export async function aDocumentedJob(house: House, photos = 4): Promise<ClaimedJob> {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: house.kit.clock.now() });
  const started = await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token);
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const [task] = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.tasks;
  await house.patch(`/api/jobs/${job.id}/tasks/${task.id}`, { done: true }, cleaner.token);
  for (let n = 0; n < photos; n++) {
    const picture = await aPicture({ width: 24 + n, height: 16 })
      .jpeg()
      .toBuffer();
    const { photoUrl } = (await upload(house, cleaner.token, picture)).body;
    const photoType = n % 2 === 0 ? 'BEFORE' : 'AFTER';
    const added = await house.post(`/api/jobs/${job.id}/deliverables`, { photoUrl, photoType }, cleaner.token);
    assert.equal(added.status, 201, JSON.stringify(added.body));
  }
  return { job, host, cleaner };
}

/** The claim file as one of them gets it. */
export async function claimOf(house: House, job: { id: string }, { token }: Pick<Somebody, 'token'>): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await house.app.inject({ method: 'POST', url: `/api/jobs/${job.id}/claim-file`, headers });
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
  assert.equal(answer.headers['content-type'], 'application/zip');
  assert.match(String(answer.headers['content-disposition']), /"freshkey-claim-\d{4}-\d\d-\d\d-[a-z0-9-]+\.zip"$/);
  return answer.rawPayload;
}

/** What a claim file says, whether it is valid or not. */
export const recordIn = (claim: Uint8Array): JobRecord =>
  JSON.parse(Buffer.from(filesOf(claim).get(recordName) ?? []).toString());
