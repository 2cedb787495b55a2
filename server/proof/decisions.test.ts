import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import type { RecordContent } from '#contract/record-chain.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { turnoverLinks } from './table.ts';

const house = await aHouse();

async function toldOf({ id }: { id: string }, kind: string): Promise<RecordContent> {
  const { jobId, n, content } = turnoverLinks;
  const rows = await house.kit.db.select({ content }).from(turnoverLinks).where(eq(jobId, id)).orderBy(asc(n));
  const all = rows.flatMap((row): RecordContent[] => (row.content ? [JSON.parse(row.content)] : []));
  return all.findLast((told) => told.kind === kind) ?? assert.fail(`no “${kind}”`);
}

test('a report is told with what it is about, its proposal with each rule, its decision with who decided', async () => {
  const { job, host, cleaner, disputeId } = await aReportedJob(house);
  const reported = await toldOf(job, 'job reported');
  assert.deepEqual([reported.about, reported.photos], ['quality', []]);
  assert.match(String(reported.text), /^[0-9a-f]{64}$/);
  const said = { text: 'It was clean when I left.' };
  assert.equal((await house.post(`/api/disputes/${disputeId}/answer`, said, cleaner.token)).status, 200);
  const proposed = await toldOf(job, 'proposal made');
  assert.deepEqual(proposed.rules, [{ rule: 'no_photo', takenOffCents: 3_000 }]);
  assert.equal(proposed.proposedPayoutCents, 9_000);
  assert.equal((await house.post(`/api/disputes/${disputeId}/escalate`, {}, host.token)).status, 200);
  const body = { payoutCents: 8_000, reason: 'The oven.' };
  const path = `/api/admin/disputes/${disputeId}/resolve`;
  assert.equal((await house.post(path, body, (await anAdmin(house)).token)).status, 200);
  const resolved = await toldOf(job, 'report resolved');
  assert.deepEqual([resolved.resolvedBy, resolved.resolvedPayoutCents], ['admin', 8_000]);
  assert.doesNotMatch(JSON.stringify([reported, proposed, resolved]), /oven|clean when/);
});

test('a paid job tells what the card paid and both fees', async () => {
  const { job, host } = await aSubmittedJob(house);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token)).status, 200);
  const { paidCents, hostFeeCents, cleanerFeeCents } = await toldOf(job, 'price told');
  assert.equal('payoutCents' in (await toldOf(job, 'job paid')), false, 'a cleaner shows it without the price');
  assert.deepEqual([paidCents, hostFeeCents, cleanerFeeCents], [12_500, 500, 500]);
});

test('pictures of messages and looks at how to get in are told as well', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: plus(house.kit.clock.now(), hour) });
  const { photoUrl } = (await upload(house, cleaner.token, await aJpeg())).body;
  const said = { text: 'Is this the door?', photoUrls: [photoUrl] };
  assert.equal((await house.post(`/api/jobs/${job.id}/messages`, said, cleaner.token)).status, 201);
  const { photos } = await toldOf(job, 'message sent');
  assert.match(String(photos), /^[0-9a-f]{64}$/);
  assert.equal((await house.get(`/api/jobs/${job.id}/access`, cleaner.token)).status, 200);
  assert.equal((await toldOf(job, 'access seen')).status, 'ASSIGNED');
});
