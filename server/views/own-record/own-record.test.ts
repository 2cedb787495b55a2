import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { checkRecord } from '#contract/check-record.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { isProven, type PersonRecord, personPaperName } from '#contract/person-record.ts';
import type { PublicLog } from '#contract/record-chain.ts';
import { recordName } from '#contract/record-file.ts';
import { webTools } from '#contract/record-tools.ts';
import { users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { sealRecords } from '#server/proof/seal-records.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSeasonedCleaner, personIn, recordFileOf } from '#server/testing/a-work-record.ts';
import { aHouse } from '#server/testing/house.ts';
import { textOf } from '#server/testing/pdf-of.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { filesOf, packAgain } from '#server/testing/spoil-claim.ts';

const house = await aHouse();
const { cleaner, done } = await aSeasonedCleaner(house, 3);
await sealRecords(house.kit);
const log = async () => (await house.get('/.well-known/freshkey-log')).body;
const check = async (file: Uint8Array, published?: PublicLog) =>
  checkRecord(file, published ?? (await log()), webTools);
const codesOf = async (file: Uint8Array) => (await check(file)).faults.map(({ code }) => code);
/** A change of record.json alone; its signature stays as it was. */
function edited(whole: Uint8Array, edit: (record: PersonRecord) => void): Uint8Array {
  const record = personIn(whole);
  edit(record);
  return packAgain(filesOf(whole).set(recordName, Buffer.from(JSON.stringify(record))));
}

test('a cleaner’s paid jobs are counted from their own chains, without host, address or price', async () => {
  const whole = await recordFileOf(house, cleaner);
  const { faults, person, record } = await check(whole);
  assert.deepEqual([faults, record], [[], null]);
  assert.deepEqual(person?.counts, {
    ...{ jobs: 3, onTime: 3, confirmed: 3, couldNotClean: 0 },
    ...{ ratings: 0, average: null },
  });
  assert.deepEqual([person?.person.name, person?.checks, person?.olderJobs], [cleaner.name, [], 0]);
  assert.ok(person?.jobs.every(isProven));
  const text = JSON.stringify(personIn(whole));
  for (const { host } of done) assert.ok(!text.includes(host.name) && !text.includes(host.id));
  assert.doesNotMatch(text, /Secret Street|Cents|@/);
  const [made] = await house.kit.db.select().from(auditLog).where(eq(auditLog.action, 'make own record'));
  assert.equal(made?.actorId, cleaner.id);
});

test('a review counts once others may read it', async () => {
  const [first] = done;
  if (!first) return assert.fail();
  const review = { jobId: first.job.id, targetId: cleaner.id, overallStars: 4, comment: 'Fine' };
  const written = await house.post('/api/reviews', review, first.host.token);
  assert.equal(written.status, 201, JSON.stringify(written.body));
  const starsTold = async () => {
    const file = await recordFileOf(house, cleaner);
    assert.deepEqual(await codesOf(file), []);
    return { ...personIn(file).counts, told: JSON.stringify(personIn(file)).includes('"stars":4,"moderation') };
  };
  assert.deepEqual([(await starsTold()).ratings, (await starsTold()).told], [0, false]);
  const path = `/api/admin/reviews/${written.body.id}/moderate`;
  await house.patch(path, { moderationStatus: 'APPROVED' }, (await anAdmin(house)).token);
  assert.equal((await starsTold()).ratings, 0, 'blind until both have written or a week has passed');
  house.clock.forward(8 * day);
  await sealRecords(house.kit);
  const { ratings, average, told } = await starsTold();
  assert.deepEqual([ratings, average, told], [1, 4, true]);
});

test('another’s job, other totals, other times and other stars are named', async () => {
  const whole = await recordFileOf(house, cleaner);
  const other = await aSeasonedCleaner(house, 1);
  const [theirs] = personIn(await recordFileOf(house, other.cleaner)).jobs;
  if (!theirs) return assert.fail();
  const ways: [code: string, edit: (record: PersonRecord) => void][] = [
    ['notTheirs', ({ jobs: all }) => all.push(theirs)],
    ['notTheirs', ({ person }) => Object.assign(person, { id: other.cleaner.id })],
    ['notTheirs', ({ jobs: [job] }) => Object.assign(job ?? {}, { mark: theirs.mark, salt: theirs.salt })],
    ['jobRepeated', ({ jobs: all }) => all.push(...all.slice(0, 1))],
    ['countChanged', ({ counts }) => Object.assign(counts, { jobs: 200 })],
    ['countChanged', ({ jobs: all }) => all.splice(1, 1)],
    ['jobTimeChanged', ({ jobs: [job] }) => Object.assign(job ?? {}, { startedAt: '2026-01-01T00:00:00.000Z' })],
    ['jobTimeChanged', ({ jobs: [job] }) => Object.assign(job ?? {}, { couldNotClean: true })],
    ['starsChanged', ({ jobs: all }) => Object.assign(all.find(({ stars }) => stars) ?? {}, { stars: 5 })],
    ['linkMissing', ({ jobs: [job] }) => job?.links.splice(1, 1)],
    ['linkMoved', ({ jobs: [job] }) => job?.links.reverse()],
    ['recordChanged', ({ checks }) => checks.push({ status: 'APPROVED', decidedAt: null, expiresAt: null })],
    ['recordChanged', ({ person }) => Object.assign(person, { name: 'Somebody Else' })],
  ];
  for (const [code, edit] of ways) {
    const codes = await codesOf(edited(whole, edit));
    assert.ok(
      codes.some((found) => found === code),
      `${code}: ${codes}`,
    );
  }
});

test('300 flipped bits are all noticed, and nothing that a stranger writes breaks the check', async () => {
  const whole = await recordFileOf(house, cleaner);
  const seed = Number(process.env.SEED ?? Date.now() % 1e6);
  const [{ below }, published] = [seededRandom(seed), await log()];
  for (let round = 0; round < 300; round++) {
    const bytes = Uint8Array.from(whole);
    const at = below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
    assert.ok((await check(bytes, published)).faults.length > 0, `seed ${seed}, byte ${at}`);
  }
  for (const wrong of [{ jobs: [null] }, { person: 'me' }, { madeAt: 'soon' }, { checks: [{ decidedAt: 1 }] }])
    assert.deepEqual(await codesOf(edited(whole, (record) => Object.assign(record, wrong))), ['unreadable']);
});

test('background checks are told with their dates, and nothing that they found', async () => {
  const checks = checksIn(house);
  const checked = await checks.checked(await aCleaner(house));
  await checks.finishReports();
  await checks.decide(await anAdmin(house), checked, { decision: 'approve', notes: 'Nothing found' });
  const { checks: told } = personIn(await recordFileOf(house, checked));
  assert.deepEqual(
    told.map((check) => Object.keys(check)),
    [['status', 'decidedAt', 'expiresAt']],
  );
  assert.ok(told[0]?.status === 'APPROVED' && told[0].decidedAt && told[0].expiresAt, JSON.stringify(told));
});

/** A cleaner with one paid job that has no chain. */
async function anOldHand() {
  const old = await anApprovedCleaner(house);
  const startTime = plus(house.kit.clock.now(), -40 * day);
  await aJob(house, await aHost(house), {
    ...{ status: 'PAID', cleaner: old, startTime },
    ...{ startedAt: startTime, submittedAt: startTime },
  });
  return old;
}

test('jobs from before the records rest on the signature, and the file says so', async () => {
  const old = await anOldHand();
  const { faults, person } = await check(await recordFileOf(house, old));
  assert.deepEqual([faults, person?.counts.jobs, person?.jobs.filter(isProven).length], [[], 1, 0]);
});

test('the paper is in the cleaner’s language', async () => {
  const titles: [LanguageCode, RegExp][] = [
    ['en', /Cleaner’s record/],
    ['de', /Nachweis einer Reinigungskraft/],
    // an extracted text has Arabic in the order of its glyphs
    ['ar', /لعامل/],
    ['zh', /保洁员工作记录/],
  ];
  for (const [locale, title] of titles) {
    await house.kit.db.update(users).set({ locale }).where(eq(users.id, cleaner.id));
    const text = await textOf(filesOf(await recordFileOf(house, cleaner)).get(personPaperName) ?? new Uint8Array());
    assert.match(text.normalize('NFKC'), title);
  }
});

test('a host who is erased changes nothing in it; a cleaner who is erased makes no new one, and the old one is valid', async () => {
  const whole = await recordFileOf(house, cleaner);
  const [first] = done;
  const gone = await house.send('DELETE', '/api/me', {
    as: first?.host.token ?? '',
    body: { email: first?.host.email },
  });
  assert.equal(gone.status, 204, JSON.stringify(gone.body));
  const after = await recordFileOf(house, cleaner);
  assert.deepEqual(await codesOf(after), []);
  assert.equal(personIn(after).counts.jobs, 3);
  const old = await anOldHand();
  const theirs = await recordFileOf(house, old);
  const left = await house.send('DELETE', '/api/me', { as: old.token, body: { email: old.email } });
  assert.equal(left.status, 204, JSON.stringify(left.body));
  const headers = { authorization: `Bearer ${old.token}` };
  const refused = await house.app.inject({ method: 'POST', url: '/api/cleaner/record-file', headers });
  assert.equal(refused.statusCode, 401);
  assert.deepEqual([await codesOf(whole), await codesOf(theirs)], [[], []]);
});
