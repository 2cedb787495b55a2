import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { brokenEntry } from '#contract/check-seal.ts';
import { webTools } from '#contract/record-tools.ts';
import { verifyChain } from '#server/audit/index.ts';
import { closeKit, createKit } from '#server/create-kit.ts';
import { TestClock } from '#server/platform/clock.ts';
import { loadEnv } from '#server/platform/env.ts';
import type { Kit } from '#server/platform/kit.ts';
import { silentLog } from '#server/platform/log.ts';
import { showLog } from '#server/proof/show-log.ts';
import { scratchDatabase } from '#server/testing/database.ts';
import { patience } from '#server/testing/house.ts';
import { demoAccounts } from './accounts.ts';
import { seedTown } from './seed-town.ts';

interface Town {
  kit: Kit;
  /** How many statements it took. */
  sent: number;
  rows(query: SQL): Promise<Record<string, unknown>[]>;
}

async function aTown(now: string): Promise<Town> {
  const database = await scratchDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'freshkey-seed-'));
  const settings = loadEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const clock = new TestClock(now);
  const kit = await createKit({ settings, databaseUrl: database.url, log: silentLog, clock, connections: 1, patience });
  after(async () => {
    await closeKit(kit);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const statements = mock.method(Client.prototype, 'query').mock;
  await seedTown(kit, clock.now());
  const sent = statements.callCount();
  statements.restore();
  return { kit, sent, rows: async (query) => (await kit.db.execute(query)).rows };
}

/** Noon in Savannah, and the dead of night there, months later, on the other side of a change of clocks. */
const noon = '2026-10-14T16:20:00Z';
const night = '2027-03-15T07:45:00Z';

const town = await aTown(noon);

/** How many rows there are of each state. */
async function countsOf(table: 'job' | 'bid' | 'review' | 'cleaner_profile', column: string) {
  const [from, by] = [sql.identifier(table), sql.identifier(column)];
  const found = await town.rows(sql`select ${by} as state, count(*)::int as total from ${from} group by 1`);
  return new Map(found.map(({ state, total }) => [String(state), Number(total)]));
}

test('a first start does not wait long for it', () => {
  // Counted and not timed, as a busy machine takes longer for the same.
  assert.ok(town.sent < 12_000, `it took ${town.sent} statements`);
});

test('jobs, bids, reviews and background checks are in every state', async () => {
  const jobs = await countsOf('job', 'status');
  for (const state of ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'CANCELED']) assert.ok(jobs.has(state), state);
  assert.ok((jobs.get('PAID') ?? 0) >= 30);
  const bids = await countsOf('bid', 'status');
  for (const state of ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']) assert.ok(bids.has(state), state);
  const reviews = await countsOf('review', 'moderation_status');
  for (const state of ['PENDING', 'APPROVED', 'REJECTED']) assert.ok(reviews.has(state), state);
  const clearances = await countsOf('cleaner_profile', 'clearance');
  for (const state of ['PENDING', 'IN_PROGRESS', 'PASSED', 'FAILED', 'REJECTED'])
    assert.equal(clearances.get(state), 1);
  assert.ok((clearances.get('APPROVED') ?? 0) >= 10);
});

test('there is a report to answer, a proposal to accept and a case for the admin, each with rooms to be compared', async () => {
  const found = await town.rows(sql`select report_status as step, report_due_at > ${noon} as ahead, u.email,
      1 < (select count(*) from deliverable b join deliverable a using (job_id, task_id)
        where b.job_id = job.id and b.photo_type = 'BEFORE' and a.photo_type = 'AFTER') as compared
    from job join user_account u on u.id = job.host_id where report_status is not null order by 1`);
  assert.deepEqual(
    found.map(({ step, ahead, email, compared }) => [step, ahead, String(email).split('@')[0], compared]),
    [
      ['ESCALATED', true, 'marcus', true],
      ['OPEN', true, 'host', true],
      ['PROPOSED', true, 'host', true],
    ],
  );
});

test('it has what a visitor wants to see: over, reopened, laddered, invited, half done', async () => {
  const found = await town.rows(sql`select
    (select count(*) from job where status = 'OPEN' and end_time < ${noon} and end_time > ${noon}::timestamptz - interval '1 day')::int as over,
    (select count(*) from job where status = 'OPEN' and reopened)::int as reopened,
    (select count(*) from bid where status = 'PENDING' and team_rank > 1)::int as backups,
    (select count(*) from job_request where answered_at is null)::int as invitations,
    (select count(*) from job_timeline where kind = 'REASSIGNED')::int as reassigned,
    (select count(*) from job where status = 'ASSIGNED' and confirmed_at is null and confirm_by > ${noon})::int as unconfirmed,
    (select count(*) from job j where status = 'IN_PROGRESS' and 0.3 <
      (select avg((done_at is not null)::int) from job_task where job_id = j.id))::int as half_done,
    (select count(*) from deliverable d join job j on j.id = job_id where j.status = 'IN_PROGRESS' and photo_type = 'BEFORE')::int as before_photos,
    (select count(*) from deliverable d join job j on j.id = job_id where j.status = 'SUBMITTED' and photo_type = 'AFTER')::int as to_approve,
    (select sum(cardinality(photo_ids)) from guest_page)::int as shared_photos,
    (select count(*) from payment where kind = 'tip' and status = 'succeeded')::int as tips,
    (select count(*) from job where status = 'IN_PROGRESS' and work_begun_at is not null)::int as inside,
    (select count(distinct time_zone) from property)::int as zones,
    (select count(*) from property join upload on storage_key = picture_key and owner_id = host_id)::int as pictured`);
  for (const [what, total] of Object.entries(found[0] ?? {})) assert.ok(Number(total) > 0, what);
  assert.ok(Number(found[0]?.zones) >= 4);
  assert.equal(found[0]?.pictured, 5, 'each home of the first host has its picture');
});

test('everybody listed has an account with a password, and every host but one a card', async () => {
  const accounts = await town.rows(
    sql`select email from user_account where seeded and password_hash is not null and email_verified_at is not null`,
  );
  assert.deepEqual(accounts.map(({ email }) => email).sort(), demoAccounts.map(({ email }) => email).sort());
  const [cardless] = await town.rows(sql`select count(*)::int as total from user_account
    where role = 'HOST' and not exists (select from payment_method where user_id = user_account.id)`);
  assert.equal(cardless?.total, 1);
});

test('the books agree and the audit chain holds', async () => {
  const unbalanced = await town.rows(
    sql`select transaction_id from ledger_entry group by 1 having sum(amount_cents) <> 0`,
  );
  assert.deepEqual(unbalanced, []);
  const unpaid = await town.rows(sql`select id from job where status = 'PAID' and not exists
    (select from ledger_transaction where job_id = job.id and kind = 'job')`);
  assert.deepEqual(unpaid, []);
  const paidOut = await town.rows(sql`select count(distinct cleaner_id)::int as people, count(*)::int > 2 as several,
    bool_and(status = 'paid' and method = 'weekly') as "went well" from payout`);
  assert.deepEqual(paidOut, [{ people: 2, several: true, 'went well': true }]);
  const { fault, links } = await verifyChain(town.kit.db);
  assert.equal(fault, null);
  assert.ok(links > 50);
});

test('nothing is left for the worker to do, and only mails of the last day', async () => {
  const [left] = await town.rows(sql`select
    (select count(*) from pgboss.job)::int as tasks,
    (select count(*) from sandbox_event where delivered_at is null)::int as events,
    (select count(*) from session)::int as sessions,
    (select count(*) from mail where created_at < ${noon}::timestamptz - interval '1 day')::int as old_mails`);
  // one for everybody but the admin, who was last seen in it
  assert.deepEqual(left, { tasks: 0, events: 0, sessions: 23, old_mails: 0 });
  const [mails] = await town.rows(sql`select count(*)::int as total from mail`);
  assert.ok(Number(mails?.total) > 5 && Number(mails?.total) < 40, `${mails?.total} mails`);
});

test('every photo is there to be looked at', async () => {
  const keys = await town.rows(sql`select storage_key as "storageKey" from upload`);
  assert.ok(keys.length > 50);
  for (const storageKey of keys.map((row) => String(row.storageKey))) {
    for (const key of [storageKey, `${storageKey}-screen`, `${storageKey}-small`])
      assert.ok(await town.kit.storage.get(`photos/${key.slice(0, 2)}/${key}`), key);
  }
});

test('photos went through the check: one used before, with the earlier one, and one for each doubt', async () => {
  const found = await town.rows(sql`select
    (select count(*) from deliverable d join deliverable e on e.id = d.earlier_id
      join job j on j.id = d.job_id join job ej on ej.id = e.job_id
      where d.compared = 'alike' and ej.property_id = j.property_id and j.status = 'SUBMITTED')::int as reused,
    (select count(*) from deliverable where compared = 'alike')::int as "all reused",
    (select count(*) from upload where made_by = 'screenshot')::int as screenshots,
    (select count(*) from deliverable where distance_metres > 20000)::int as far,
    (select count(*) from upload where taken_at is null and made_by is null)::int as "without a time"`);
  assert.deepEqual(found, [{ reused: 1, 'all reused': 1, screenshots: 1, far: 1, 'without a time': 1 }]);
});

test('a paid cleaning of the home with a picture of how its kitchen should look has all three layers', async () => {
  const found = await town.rows(sql`select p.title, t.template_key, l.upload_id is not null as listed
    from job_task t join job j on j.id = t.job_id join property p on p.id = j.property_id
    left join home_task l on l.property_id = p.id and l.upload_id = t.upload_id
    where j.status = 'PAID' and t.upload_id is not null
      and 2 = (select count(distinct photo_type) from deliverable where task_id = t.id and photo_type in ('BEFORE', 'AFTER')
        and upload_id <> t.upload_id)`);
  assert.deepEqual(found, [{ title: 'Carriage Loft', template_key: 'cleanKitchen', listed: true }]);
});

test('the public log is whole and has an entry for each of the last days, the last of now', async () => {
  const log = await showLog(town.kit);
  assert.deepEqual(
    [await brokenEntry(log, webTools), log.entries.length, log.entries.at(-1)?.at],
    [null, 6, new Date(noon).toISOString()],
  );
  const [open] = await town.rows(sql`select
    (select count(*) from turnover_head where links > sealed_links)::int as unsealed,
    (select count(*) from job where not exists (select from turnover_head where job_id = job.id))::int as unrecorded,
    (select count(*) from job j where status = 'SUBMITTED' and not exists
      (select from turnover_link where job_id = j.id and content like '%"photo added"%'))::int as "without photos"`);
  assert.deepEqual(open, { unsealed: 0, unrecorded: 0, 'without photos': 0 });
});

test('calendars are in every state, and have come to every kind of decision', async () => {
  const decided = await town.rows(sql`select distinct reason ->> 'code' as reason from calendar_event`);
  const reasons = decided.map(({ reason }) => String(reason));
  for (const reason of [
    'reserved',
    'blocked',
    'closedShort',
    'closedLong',
    'tentative',
    'yourChoice',
    'goneOnce',
    'goneKept',
  ])
    assert.ok(reasons.includes(reason), `${reason} is not among ${reasons}`);
  const planned = await town.rows(sql`select distinct cleaning ->> 'code' as code from calendar_booking`);
  for (const code of ['jobCreated', 'jobByHand', 'later', 'needsCard', 'none'])
    assert.ok(
      planned.some((row) => row.code === code),
      code,
    );
  const [states] = await town.rows(sql`select
    (select count(*) from calendar_integration where imported_at is not null and sync_enabled and alarm is null)::int as active,
    (select count(*) from calendar_integration where url_masked is not null and imported_at is null)::int as waiting,
    (select count(*) from calendar_integration where url_masked is null)::int as "without feed",
    (select count(*) from calendar_integration where not sync_enabled)::int as disabled,
    (select count(*) from calendar_integration where alarm = 'failing')::int as failing,
    (select count(*) from calendar_integration where alarm = 'shrunk')::int as shrunk,
    (select count(*) from calendar_booking b where 1 < (select count(distinct integration_id)
      from calendar_event where booking_id = b.id))::int as "on two channels",
    (select count(distinct platform) from calendar_integration where imported_at is not null)::int / 3 as platforms`);
  for (const [what, total] of Object.entries(states ?? {})) assert.ok(Number(total) > 0, what);
});

/** What of the town's story does not hang on the hour: what is under way begins when the demo does. */
const story = (now: string) => sql`select p.title, j.status, j.payout_cents, j.cleaning_type, u.name as cleaner,
    ((j.start_time at time zone p.time_zone)::date - (${now}::timestamptz at time zone p.time_zone)::date) as day,
    to_char(j.start_time at time zone p.time_zone, 'HH24:MI') as time,
    (select array_agg(b.amount_cents || b.status || coalesce(b.message, '') order by b.amount_cents, b.message)
      from bid b where b.job_id = j.id) as bids
  from job j join property p on p.id = j.property_id left join user_account u on u.id = j.cleaner_id
  order by 1, 6, 7, 3`;

test('a second first start tells the same story, in the night and months later as well', async () => {
  const [first, again, later] = [await town.rows(story(noon)), await aTown(noon), await aTown(night)];
  assert.deepEqual(await again.rows(story(noon)), first);
  const paid = (rows: Record<string, unknown>[]) => rows.filter(({ status }) => status === 'PAID');
  assert.deepEqual(paid(await later.rows(story(night))), paid(first));
  assert.equal((await later.rows(story(night))).length, first.length);
});
