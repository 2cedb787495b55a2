import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readSsn } from '#contract/background-checks.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { allRoutes } from '#server/app.ts';
import { minute, plus } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { aBid } from './a-bid.ts';
import { checksIn } from './a-check.ts';
import { aTie } from './a-helper.ts';
import { aJob } from './a-job.ts';
import { aProperty } from './a-property.ts';
import { columns } from './access-matrix.ts';
import { type Ids, thePeople } from './access-world.ts';
import { aHouse } from './house.ts';
import { onboardingForm } from './onboarding-form.ts';
import { allowedCells } from './personal-data-cells.ts';

/** Each occurs nowhere else. */
const markers = {
  ssn: '918273645',
  birthDate: '1971-11-23',
  cleanerStreet: '77 Canary Cleaner Street',
  cleanerPhone: '(512) 555-7701',
  cleanerMail: 'canary-cleaner@example.com',
  hostPhone: '(512) 555-7702',
  hostMail: 'canary-host@example.com',
  propertyStreet: '88 Canary Property Street',
  doorCode: '4417-canary#',
};
const spellings: Record<string, RegExp> = Object.fromEntries(
  Object.entries({ ...markers, ssn: `${markers.ssn}|918-27-3645` }).map(([name, text]) => [
    name,
    new RegExp(text.replace(/[()]/g, '\\$&'), 'i'),
  ]),
);
const found = (text: string) => Object.keys(spellings).filter((name) => spellings[name]?.test(text));

const logged: string[] = [];

const house = await aHouse();
for (const level of ['info', 'warn', 'error', 'debug'] as const) {
  house.kit.log[level] = (...said: unknown[]) => {
    logged.push(said.map((part) => `${JSON.stringify(part)} ${part instanceof Error ? part.stack : ''}`).join(' '));
  };
}
const people = await thePeople(house);
const ids = await aLife();
await house.work();

/** Both submit everything personal; there are jobs before and after assignment; a check runs from payment to report. */
async function aLife(): Promise<Ids> {
  const { ownHost, assigned, other } = people;
  const { db } = house.kit;
  await db.execute(
    sql`update user_account set email = ${markers.hostMail}, phone = ${markers.hostPhone} where id = ${ownHost.id}`,
  );
  await db.execute(sql`update user_account set email = ${markers.cleanerMail} where id = ${assigned.id}`);
  const address = { ...onboardingForm().address, street: markers.cleanerStreet };
  const personal = { dateOfBirth: markers.birthDate, phone: markers.cleanerPhone, socialSecurityNumber: markers.ssn };
  const form = onboardingForm({ ...personal, address });
  assert.equal((await house.post('/api/cleaner/complete-onboarding', form, assigned.token)).status, 200);
  const { country: _, ...checkAddress } = address;
  const check = { ...personal, address: checkAddress, email: markers.cleanerMail };
  await checksIn(house).checked(assigned, check);
  await checksIn(house).decide(people.admin, assigned, { decision: 'approve', notes: 'Fine.' });
  const property = await aProperty(house, ownHost, { address: `${markers.propertyStreet}, Austin, TX 78701` });
  const access = { doorCode: markers.doorCode, notes: `It is ${markers.doorCode}.` };
  assert.equal((await house.put(`/api/properties/${property.id}/access`, access, ownHost.token)).status, 204);
  const startTime = plus(house.clock.now(), 10 * minute);
  const job = await aJob(house, ownHost, { property, startTime, payoutCents: toCents(9000) });
  await aBid(house, other, job);
  await aBid(house, assigned, job);
  const assign = await house.post(`/api/jobs/${job.id}/assign`, { cleanerId: assigned.id }, ownHost.token);
  assert.equal(assign.status, 200, JSON.stringify(assign.body));
  await aTie(house, people);
  const along = await house.put(`/api/jobs/${job.id}/helpers`, { helperIds: [people.helper.id] }, assigned.token);
  assert.equal(along.status, 200, JSON.stringify(along.body));
  const open = await aJob(house, ownHost, { property });
  await aBid(house, other, open);
  await aBid(house, assigned, open);
  return { assigned: job.id, open: open.id, cleaner: assigned.id, property: property.id };
}

/** Reading a full SSN writes an entry to the audit log, so it is a POST. */
const isReading = (endpoint: Endpoint) => endpoint.method === 'GET' || endpoint === readSsn;

test('every answer of every reading call carries personal data only in the listed cells', async () => {
  const reading = allRoutes.filter(({ endpoint }) => isReading(endpoint));
  const cells: string[] = [];
  let answers = 0;
  for (const { endpoint } of reading) {
    for (const path of pathsOf(endpoint.path)) {
      for (const column of [...columns, 'helper'] as const) {
        const as = column === 'visitor' ? undefined : people[column].token;
        const { body, headers } = await house.send(endpoint.method, path, {
          ...{ as, body: endpoint === readSsn ? { reason: 'The bureau asks for it.' } : undefined },
          headers: { accept: 'application/json', 'idempotency-key': `${column} reads` },
        });
        answers++;
        const text = `${JSON.stringify(body)} ${JSON.stringify(headers)}`;
        for (const marker of found(text)) cells.push(`${column} ${nameOf(endpoint.path, path)}: ${marker}`);
      }
    }
  }
  console.log(`${answers} answers, ${cells.length} cells with personal data`);
  assert.deepEqual(cells.sort(), [...allowedCells].sort());
});

test('mails, queue rows and logs carry none', async () => {
  const written = await house.kit.db.select().from(mails);
  assert.ok(written.length > 2);
  for (const { subject, text, link } of written) assert.deepEqual(found(`${subject} ${text} ${link}`), []);
  const { rows } = await house.kit.db.execute(sql`select data, output from pgboss.job`);
  assert.ok(rows.length > 2);
  assert.deepEqual(found(JSON.stringify(rows)), []);
  assert.deepEqual(found(logged.join('\n')), []);
});

test('in the database SSN, date of birth, the cleaner’s street and the way into a home are nowhere in the clear', async () => {
  const { rows } = await house.kit.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) {
    const { rows: all } = await house.kit.db.execute(sql`select t::text as line from ${sql.identifier(name)} t`);
    const inClear = found(JSON.stringify(all)).filter((marker) =>
      ['ssn', 'birthDate', 'cleanerStreet', 'doorCode'].includes(marker),
    );
    assert.deepEqual(inClear, [], name);
  }
});

/** A path for each thing a placeholder can stand for. */
function pathsOf(path: string): string[] {
  if (!path.includes('{')) return [path];
  const kinds = path.startsWith('/api/jobs/')
    ? ['assigned', 'open']
    : [path.startsWith('/api/properties/') ? 'property' : 'cleaner'];
  return kinds.map((kind) => path.replace(/\{\w+\}/, ids[kind] ?? 'none'));
}

const nameOf = (route: string, path: string) =>
  route.startsWith('/api/jobs/{') ? `${route} (${path.includes(ids.open ?? '-') ? 'open' : 'assigned'})` : route;
