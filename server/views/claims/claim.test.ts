import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { type CheckedRecord, checkRecord } from '#contract/check-record.ts';
import type { PublicLog } from '#contract/record-chain.ts';
import { claimName, recordName } from '#contract/record-file.ts';
import { type RecordTools, webTools } from '#contract/record-tools.ts';
import { users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { day, minute } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { signerAt } from '#server/proof/index.ts';
import { sealRecords } from '#server/proof/seal-records.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aDocumentedJob, claimOf, recordIn } from '#server/testing/a-claim.ts';
import { aJpeg, aPicture, upload } from '#server/testing/a-picture.ts';
import { aHouse } from '#server/testing/house.ts';
import { textOf } from '#server/testing/pdf-of.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { filesOf, packAgain, rewritten, waysToSpoil } from '#server/testing/spoil-claim.ts';

const house = await aHouse();
const theJob = await aDocumentedJob(house);
await sealRecords(house.kit);
const log = async (): Promise<PublicLog> => (await house.get('/.well-known/freshkey-log')).body;

/** JPEGs stand in a PDF as they are. */
const picturesIn = (pdf: Uint8Array): number => Buffer.from(pdf).toString('latin1').split('/DCTDecode').length - 1;

/** The same as Web Crypto's, without waiting for another thread at each of a million hashes. */
const quickTools: RecordTools = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  isSigned({ publicKey, signature, bytes }) {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    try {
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, bytes, key, Buffer.from(signature, 'base64'));
    } catch {
      return false;
    }
  },
};

test('host, cleaner and admins get a file that is valid, others none', async () => {
  const { job, host, cleaner } = theJob;
  for (const reader of [host, cleaner, await anAdmin(house)]) {
    const checked = await checkRecord(await claimOf(house, job, reader), await log(), webTools);
    assert.deepEqual(checked.faults, []);
    assert.equal(checked.isCompared, true);
  }
  const path = `/api/jobs/${job.id}/claim-file`;
  for (const { token } of [await aHost(house), await anApprovedCleaner(house)])
    assert.equal((await house.post(path, undefined, token)).status, 404);
  const made = await house.kit.db.select().from(auditLog).where(eq(auditLog.action, 'make claim file'));
  assert.deepEqual(made.map(({ actorId }) => actorId).slice(0, 2), [host.id, cleaner.id]);
});

test('it has times, photos of before and after, costs and the checklist, and a paper in the reader’s language', async () => {
  const { job, host, cleaner } = theJob;
  await house.kit.db.update(users).set({ locale: 'de' }).where(eq(users.id, host.id));
  const bytes = await claimOf(house, job, host);
  const record = recordIn(bytes);
  assert.deepEqual(
    record.photos.map(({ type }) => type),
    ['BEFORE', 'AFTER', 'BEFORE', 'AFTER'],
  );
  assert.ok(record.job.startedAt && record.checklist.some(({ doneAt }) => doneAt));
  assert.deepEqual(record.people.map(({ name }) => name).sort(), [host.name, cleaner.name].sort());
  const kinds = record.links.map(({ content }) => content?.kind);
  assert.deepEqual(kinds, ['record begun', 'work started', 'task marked', ...Array(4).fill('photo added')]);
  const text = await textOf(filesOf(bytes).get(claimName) ?? new Uint8Array());
  assert.match(text, /Schadensakte/);
  assert.match(text, /12 Secret Street/);
});

test('the paper shows what was found beside what was left, by room and task, who did what when, and the report', async () => {
  const { job, host, cleaner } = await aDocumentedJob(house, 1);
  const { tasks } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  const kitchen = tasks.find(({ room }: { room: string }) => room === 'Kitchen');
  for (const [index, photoType] of ['BEFORE', 'AFTER'].entries()) {
    const { photoUrl } = (await upload(house, cleaner.token, await aJpeg({ width: 64 + index, height: 48 }))).body;
    const sent = { photoUrl, photoType, taskId: kitchen.id, note: photoType === 'AFTER' ? 'Oven too' : null };
    assert.equal((await house.post(`/api/jobs/${job.id}/deliverables`, sent, cleaner.token)).status, 201);
  }
  const said = { id: newId(), jobId: job.id, reason: 'damage', text: 'The lamp is broken' } as const;
  await house.kit.db.insert(disputes).values({ ...said, createdAt: house.clock.now() });
  const bytes = await claimOf(house, job, host);
  assert.deepEqual(
    recordIn(bytes).photos.map(({ room, task }) => [room, task]),
    [
      [null, null],
      ['Kitchen', 'Kitchen cleaning'],
      ['Kitchen', 'Kitchen cleaning'],
    ],
  );
  const pdf = filesOf(bytes).get(claimName) ?? new Uint8Array();
  assert.equal(picturesIn(pdf), 3);
  const text = await textOf(pdf);
  for (const expected of [/Kitchen: Kitchen cleaning/, /Other photos/, /Oven too/, /The lamp is broken/])
    assert.match(text, expected);
  assert.match(text, new RegExp(cleaner.name));
  assert.match(text, /Unverified\nToo plain to compare with other photos/);
});

test('the paper shows at most 24 photos and says how many more there are', async () => {
  const { job, host } = await aDocumentedJob(house, 26);
  const bytes = await claimOf(house, job, host);
  assert.equal(recordIn(bytes).photos.length, 26);
  const pdf = filesOf(bytes).get(claimName) ?? new Uint8Array();
  assert.equal(picturesIn(pdf), 24);
  assert.match(await textOf(pdf), /2 more photos are in this file’s photos folder/);
});

test('other cleaners’ bids stay closed, and nobody’s mail or message is in it', async () => {
  const { job, host } = theJob;
  const text = Buffer.from(filesOf(await claimOf(house, job, host)).get(recordName) ?? []).toString();
  assert.doesNotMatch(text, /@example|access|token/i);
});

test('a photo’s time is the one its file tells, in the chain as in the record', async () => {
  const { job, host, cleaner } = await aDocumentedJob(house, 2);
  const { photoUrl } = (await upload(house, cleaner.token, await aPicture().jpeg().toBuffer())).body;
  const takenAt = new Date(house.kit.clock.now().getTime() - 40 * minute);
  await house.kit.db.update(uploads).set({ takenAt, madeBy: 'screenshot' }).where(eq(uploads.ownerId, cleaner.id));
  const [task] = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.tasks;
  const sent = { photoUrl, photoType: 'AFTER', taskId: task.id, at: house.kit.clock.now().toISOString() };
  assert.equal((await house.post(`/api/jobs/${job.id}/deliverables`, sent, cleaner.token)).status, 201);
  const claim = await claimOf(house, job, host);
  const { links, photos } = recordIn(claim);
  const told = links.at(-1)?.content;
  assert.deepEqual([told?.taken, told?.isFromPhone, told?.task], [takenAt.toISOString(), false, task.id]);
  assert.deepEqual([photos.at(-1)?.takenAt, told?.madeBy], [takenAt.toISOString(), 'screenshot']);
  const { faults } = await checkRecord(claim, await log(), webTools);
  // the two others got their file's time after they were added
  assert.deepEqual(
    faults.map(({ code }) => code),
    ['photoTimeChanged', 'photoTimeChanged'],
  );
});

test('times that changed without an event of their own become one when a file is made', async () => {
  const { job, host } = await aDocumentedJob(house, 2);
  const submittedAt = house.kit.clock.now();
  await house.kit.db.update(jobs).set({ submittedAt }).where(eq(jobs.id, job.id));
  const checked = await checkRecord(await claimOf(house, job, host), await log(), webTools);
  assert.deepEqual([checked.faults, checked.record?.links.at(-1)?.content?.kind], [[], 'record continued']);
});

test('made before the night, it says what is not sealed yet only once that is overdue', async () => {
  const { job, host } = await aDocumentedJob(house, 2);
  const early = await checkRecord(await claimOf(house, job, host), await log(), webTools);
  assert.deepEqual([early.faults, early.record?.seal], [[], null]);
  house.clock.forward(2 * day);
  const late = await checkRecord(await claimOf(house, job, host), await log(), webTools);
  assert.deepEqual(late.faults, [{ code: 'notSealed', n: 1 }]);
});

test('a file for which the first key is made is not older than that key', async (t) => {
  const fresh = await aHouse();
  const { job, host } = await aDocumentedJob(fresh, 2);
  const from = fresh.clock.now().getTime();
  let calls = 0;
  const moving = t.mock.method(fresh.clock, 'now', () => new Date(from + calls++));
  const claim = await claimOf(fresh, job, host);
  moving.mock.restore();
  const published = (await fresh.get('/.well-known/freshkey-log')).body;
  assert.deepEqual((await checkRecord(claim, published, webTools)).faults, []);
});

test('history that is written anew does not fit the log, even with the installation’s own key', async () => {
  const whole = await claimOf(house, theJob.job, theJob.host);
  const signer = await house.kit.db.transaction((tx) => signerAt(house.kit, tx));
  const changed = rewritten(whole, signer.publicKey, signer.sign, signer.key);
  const { faults } = await checkRecord(changed, await log(), webTools);
  assert.deepEqual(
    faults.map(({ code }) => code),
    ['notInLog'],
  );
});

test('without a log a whole file is consistent, and it says that it was not compared', async () => {
  const checked = await checkRecord(await claimOf(house, theJob.job, theJob.host), null, webTools);
  assert.deepEqual([checked.faults, checked.isCompared], [[], false]);
});

test('whatever a stranger writes into a file is named and breaks nothing, without a log as well', async () => {
  const whole = await claimOf(house, theJob.job, theJob.host);
  const { job, seal, links, files } = recordIn(whole);
  const path = [{ side: 'left', hash: '' }];
  const wrong = [
    ...[{ madeAt: 'soon' }, { job: { ...job, timeZone: 'Mars/Olympus' } }, { job: { ...job, startTime: 7 } }],
    // numbers and lists that a check would never come to the end of
    ...[
      { links: links.map((link) => ({ ...link, n: 2 ** 53 - 1 })) },
      { seal: { ...seal, path: Array(65).fill(path[0]) } },
    ],
    ...[{ files: Array(2001).fill(files[0]) }],
    ...[{ links: [{}] }, { links: [null] }, { people: [{ name: [] }] }, { photos: 3 }, { files: [{ name: null }] }],
    ...[{ seal: { ...seal, entry: null } }, { seal: { ...seal, path: [7] } }, { origin: {} }, { format: 'mine' }],
  ];
  for (const change of wrong) {
    const files = filesOf(whole);
    files.set(recordName, Buffer.from(JSON.stringify({ ...recordIn(whole), ...change })));
    const { faults } = await checkRecord(packAgain(files), null, webTools);
    assert.deepEqual(faults, [{ code: 'unreadable', name: recordName }], JSON.stringify(change));
  }
});

test('10,000 random manipulations are all named', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1e6);
  console.log(`seed ${seed}`);
  const random = seededRandom(seed);
  const [whole, published] = [Uint8Array.from(await claimOf(house, theJob.job, theJob.host)), await log()];
  const second = await aDocumentedJob(house);
  await sealRecords(house.kit);
  const [other, ways] = [await claimOf(house, second.job, second.host), Object.entries(waysToSpoil)];
  assert.deepEqual((await checkRecord(other, await log(), quickTools)).faults, []);
  let done = 0;
  for (let round = 0; done < 10_000; round++) {
    const [name, spoil] = ways[round % ways.length] ?? assert.fail();
    const spoiled = spoil(whole, random, other);
    if (!spoiled) continue;
    const checked = await checkRecord(spoiled.bytes, published, quickTools);
    isNamed(`${name}, round ${round}, seed ${seed}`, checked, spoiled.expect);
    done++;
  }
  assert.deepEqual((await checkRecord(whole, published, quickTools)).faults, []);
});

function isNamed(
  what: string,
  { faults }: CheckedRecord,
  expect: { codes: readonly string[]; n?: number; name?: string },
) {
  assert.ok(faults.length > 0, `${what} went unnoticed`);
  const found = faults.some(
    ({ code, n, name }) =>
      (expect.codes.length === 0 || expect.codes.includes(code)) &&
      (expect.n === undefined || n === expect.n) &&
      (expect.name === undefined || name === expect.name),
  );
  assert.ok(found, `${what}: ${JSON.stringify(faults)} instead of ${JSON.stringify(expect)}`);
}
