import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { jobTimeline } from '#server/jobs/table.ts';
import { day, hour } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aMessage } from '#server/testing/a-message.ts';
import { aPaidCleaner, bankDecides } from '#server/testing/a-payout-account.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { users } from '../table.ts';

const house = await aHouse();

const erase = ({ token, email }: Somebody, typed = email) =>
  house.send('DELETE', '/api/me', { as: token, body: { email: typed } });
const kindsOf = (body: { open: { kind: string }[] }) => body.open.map(({ kind }) => kind);

/** Every table whose rows still hold a text, but for what is not ours to empty. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await house.kit.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await house.kit.db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(name)} t`,
    );
    if (lines.some(({ line }) => line.toLowerCase().includes(text.toLowerCase()))) found.push(name);
  }
  return found;
}

test('another email is 400, one’s own in whatever case erases: sessions end, and it can be used anew', async () => {
  const host = await aHost(house);
  const refused = await erase(host, 'somebody@example.com');
  assert.deepEqual([refused.status, refused.body.fieldErrors], [400, { email: { code: 'emailNotYours' } }]);
  assert.equal((await house.send('DELETE', '/api/me', { as: host.token, body: {} })).status, 400);
  assert.equal((await erase(host, host.email.toUpperCase())).status, 204);
  assert.equal((await house.get('/api/me', host.token)).status, 401);
  const again = { email: host.email, password: 'a long enough passphrase', name: 'Somebody Else', role: 'CLEANER' };
  assert.equal((await house.post('/api/auth/register', again)).status, 201);
});

test('live work is in use, with what it is; over, it no longer is', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const property = await aProperty(house, host, { title: 'Dune House' });
  const job = await aJob(house, host, { property, status: 'ASSIGNED', cleaner });
  for (const somebody of [host, cleaner]) {
    const { status, body } = await erase(somebody);
    assert.deepEqual([status, body.error], [409, 'in_use']);
    const when = { startTime: job.startTime.toISOString(), timeZone: 'America/Chicago' };
    assert.deepEqual(body.open, [{ kind: 'job', jobId: job.id, jobTitle: 'Dune House', ...when }]);
  }
  assert.equal((await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token)).status, 200);
  assert.equal((await erase(cleaner)).status, 204);
  assert.equal((await erase(host)).status, 204);
});

test('money is open from submission until three days later, whoever it is', async () => {
  const { host, cleaner, job } = await aSubmittedJob(house);
  for (const somebody of [host, cleaner]) {
    const { status, body } = await erase(somebody);
    assert.deepEqual([status, body.error, kindsOf(body)], [409, 'open_money', ['unpaid_job']]);
  }
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token)).body.status, 'succeeded');
  const paid = await erase(host);
  assert.equal(paid.body.error, 'open_money');
  assert.deepEqual(kindsOf(paid.body), ['recent_job']);
  assert.equal(Date.parse(paid.body.open[0].until), house.clock.now().getTime() + 72 * hour);
  assert.deepEqual(kindsOf((await erase(cleaner)).body).sort(), ['balance', 'recent_job']);
  house.clock.forward(72 * hour + 1);
  assert.equal((await erase(host)).status, 204);
  assert.deepEqual(kindsOf((await erase(cleaner)).body), ['balance']);
});

test('a balance is paid out first, and a payout on its way arrives first', async () => {
  const { cleaner } = await aPaidCleaner(house);
  house.clock.forward(4 * day);
  const { body } = await erase(cleaner);
  assert.deepEqual(kindsOf(body), ['balance']);
  assert.equal((await house.post('/api/cleaner/payouts', { method: 'instant' }, cleaner.token)).status, 201);
  assert.deepEqual(kindsOf((await erase(cleaner)).body), ['payout']);
  await bankDecides(house);
  assert.equal((await erase(cleaner)).status, 204);
  assert.equal(await booksSum(house), 0);
});

test('a reported job stays open until it is resolved', async () => {
  const { host, cleaner, job } = await aSubmittedJob(house);
  const report = { reason: 'quality', text: 'The oven is not clean.' };
  assert.equal((await house.post(`/api/jobs/${job.id}/disputes`, report, host.token)).status, 201);
  house.clock.forward(80 * hour);
  assert.equal((await erase(cleaner)).body.error, 'open_money');
  assert.ok(kindsOf((await erase(host)).body).includes('report'));
});

test('pending bids are withdrawn, backups move up, and the host is told', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host);
  await aBid(house, cleaner, job, { message: 'I am Carlos and I clean well' });
  assert.equal((await erase(cleaner)).status, 204);
  const { body: bids } = await house.get(`/api/jobs/${job.id}/bids`, host.token);
  assert.deepEqual(
    bids.map((bid: { status: string; message: string | null }) => [bid.status, bid.message]),
    [['WITHDRAWN', null]],
  );
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  assert.equal(bells[0].kind, 'bidWithdrawn');
  assert.doesNotMatch(JSON.stringify(bells), /Carlos/);
  assert.equal((await house.get('/api/host/cleaners', host.token)).status, 200);
});

test('of a cleaner nothing is left that says who they were; stars stay, comments go, chain and books verify', async () => {
  const marks = {
    name: 'Quillon Zephyrine',
    email: 'quillon@zephyrine.example',
    phone: '(512) 555-9931',
    street: '9931 Zephyrine Lane',
    said: 'zephyrine words',
  };
  const [host, cleaner] = [await aHost(house), await aCleaner(house, { name: marks.name, email: marks.email })];
  const [firstName = '', lastName = ''] = marks.name.split(' ');
  const address = { ...onboardingForm().address, street: marks.street };
  const form = onboardingForm({ firstName, lastName, phone: marks.phone, address });
  const onboarded = await house.post('/api/cleaner/complete-onboarding', form, cleaner.token);
  assert.equal(onboarded.status, 200, JSON.stringify(onboarded.body));
  const job = await aJob(house, host, { status: 'PAID', cleaner });
  const started = { id: newId(), jobId: job.id, kind: 'STARTED' as const, at: house.clock.now(), actorId: cleaner.id };
  await house.kit.db.insert(jobTimeline).values(started);
  await aMessage(house, { jobId: job.id, from: cleaner, to: host, cleanerId: cleaner.id, text: marks.said });
  const review = (from: Somebody, to: Somebody) =>
    house.post('/api/reviews', { jobId: job.id, targetId: to.id, overallStars: 4, comment: marks.said }, from.token);
  const [, theirs] = [await review(cleaner, host), await review(host, cleaner)];
  const approved = { moderationStatus: 'APPROVED' };
  const admin = await anAdmin(house);
  await house.patch(`/api/admin/reviews/${theirs.body.id}/moderate`, approved, admin.token);
  await house.post('/api/auth/request-login-code', { email: marks.email });
  await house.work();
  house.clock.forward(80 * hour);
  assert.equal((await erase(cleaner)).status, 204);

  for (const [what, mark] of Object.entries(marks)) assert.deepEqual(await tablesWith(mark), [], what);
  const { body: seen } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.deepEqual([seen.cleaner.id, 'email' in seen.cleaner], [cleaner.id, false], 'no way to reach nobody');
  const written = await house.post(`/api/jobs/${job.id}/messages`, { text: 'Are you there?' }, host.token);
  assert.deepEqual([written.status, written.body.error], [409, 'invalid_transition']);
  for (const ability of ['review', 'message', 'tip']) assert.ok(!seen.can.includes(ability), ability);
  await aCard(house, host);
  const tipped = await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 500 }, host.token);
  assert.deepEqual([tipped.status, tipped.body.error], [409, 'invalid_transition'], 'nobody could be paid it');
  assert.deepEqual([seen.timeline.at(-1).kind, seen.timeline.at(-1).side], ['STARTED', 'cleaner']);
  const { body: about } = await house.get(`/api/jobs/${job.id}/conversation`, host.token);
  assert.equal(about.canWrite, false);
  const { body: conversation } = await house.get(`/api/jobs/${job.id}/messages`, host.token);
  assert.deepEqual(
    conversation.map(({ text, author }: { text: string; author: { name: string } }) => [text, author.name]),
    [['', '–']],
  );
  const { body: detail } = await house.get(`/api/jobs/${job.id}`, host.token);
  assert.ok(detail.reviews.some(({ overallStars }: { overallStars: number }) => overallStars === 4));
  assert.doesNotMatch(JSON.stringify(detail), /zephyrine/i);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
  assert.equal(await booksSum(house), 0);
  for (const path of ['/api/host/jobs', '/api/host/cleaners', '/api/host/overview', '/api/messages'])
    assert.equal((await house.get(path, host.token)).status, 200, path);
});

test('of a host the home goes too: address, notes, instructions, card; jobs and payments stay', async () => {
  const marks = {
    name: 'Ottiline Vexworth',
    street: '4417 Vexworth Street',
    said: 'vexworth words',
    title: 'Vexworth',
  };
  const host = await aHost(house, { name: marks.name });
  const cleaner = await anApprovedCleaner(house);
  const address = `${marks.street}, Austin, TX 78701`;
  const property = await aProperty(house, host, { title: marks.title, address });
  await house.kit.db.execute(sql`update property set notes = ${marks.said} where id = ${property.id}`);
  const access = { doorCode: '4417', alarm: null, parking: null, wifiName: null, wifiPassword: null, notes: null };
  assert.equal((await house.put(`/api/properties/${property.id}/access`, access, host.token)).status, 204);
  await aCard(house, host);
  const job = await aJob(house, host, { property, status: 'PAID', cleaner, specialInstructions: marks.said });
  house.clock.forward(80 * hour);
  assert.equal((await erase(host)).status, 204);
  const { rows: doors } = await house.kit.db.execute(sql`select from home_access where property_id = ${property.id}`);
  assert.equal(doors.length, 0);
  for (const [what, mark] of Object.entries(marks)) assert.deepEqual(await tablesWith(mark), [], what);
  const { status, body } = await house.get(`/api/jobs/${job.id}`, cleaner.token);
  assert.deepEqual([status, body.status, body.host?.name], [200, 'PAID', '–']);
  for (const path of ['/api/cleaner/jobs/assigned', '/api/cleaner/overview', '/api/cleaner/earnings'])
    assert.equal((await house.get(path, cleaner.token)).status, 200, path);
});

test('a suspended account is not erased by its owner, and the last admin stays', async () => {
  const host = await aHost(house);
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
  assert.equal((await erase(host)).body.error, 'account_suspended');
  const alone = await aHouse();
  const admin = await anAdmin(alone);
  const body = { email: admin.email };
  const refused = await alone.send('DELETE', '/api/me', { as: admin.token, body });
  assert.deepEqual([refused.status, refused.body.error], [409, 'in_use']);
});

test('against a charge, a hire, a bid and a tip at the same moment: nothing is left that someone erased would owe', async () => {
  const ends: number[] = [];
  for (let round = 0; round < 6; round++) {
    const [host, cleaner, other] = [await aHost(house), await anApprovedCleaner(house), await anApprovedCleaner(house)];
    await aCard(house, host);
    const open = await aJob(house, host);
    const bid = await aBid(house, cleaner, open);
    const answers = await Promise.all([
      erase(cleaner),
      house.post(`/api/jobs/${open.id}/assign`, { cleanerId: cleaner.id, amountCents: bid.amountCents }, host.token),
      house.post(`/api/jobs/${open.id}/bids`, { amountCents: 9000 }, other.token),
      erase(other),
      house.post('/api/properties', { title: 'Flat', address: '1 Main Street, Austin, TX 78701' }, host.token),
      erase(host),
    ]);
    assert.ok(!answers.some(({ status }) => status >= 500), String(answers.map(({ status }) => status)));
    const { rows } = await house.kit.db.execute(sql`
      select j.status from job j join user_account u on u.id in (j.host_id, j.cleaner_id)
      where u.erased_at is not null and j.status in ('OPEN', 'ASSIGNED') and j.id = ${open.id}
      union all select b.status from bid b join user_account u on u.id = b.cleaner_id
      where u.erased_at is not null and b.status in ('PENDING', 'ACCEPTED') and b.job_id = ${open.id}
      union all select 'property' from property p join user_account u on u.id = p.host_id
      where u.erased_at is not null and p.removed_at is null and u.id = ${host.id}`);
    assert.deepEqual(rows, [], `round ${round}`);
    ends.push(...[answers[0], answers[3], answers[5]].map(({ status }) => status));
  }
  assert.ok(ends.includes(204) && ends.includes(409), `some are erased, and some had come too late: ${ends}`);
  const { host, cleaner, job } = await aSubmittedJob(house);
  const paying = house.post(`/api/jobs/${job.id}/checkout`, undefined, host.token);
  const both = await Promise.all([paying, erase(host), erase(cleaner)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 409, 409],
  );
});
