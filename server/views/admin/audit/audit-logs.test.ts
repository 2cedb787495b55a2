import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { appendAudit } from '#server/audit/index.ts';
import { hour } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const [ada, bob] = [await anAdmin(house), await anAdmin(house, { name: 'Bob Boss', email: 'bob@boss.example' })];
const host = await aHost(house);
const job = await aJob(house, host);
await house.post(`/api/admin/jobs/${job.id}/cancel`, { reason: '=HYPERLINK("evil")' }, ada.token);
// over midnight, in two steps: an admin's session ends after eight hours without a call
for (let step = 0; step < 2; step++) {
  house.clock.forward(5 * hour);
  for (const { token } of [ada, bob]) await house.get('/api/me', token);
}
await house.post(`/api/admin/users/${host.id}/suspend`, { reason: 'Canceled too often.' }, bob.token);
await house.kit.db.transaction((tx) =>
  appendAudit(house.kit, tx, {
    ...{ actorId: null, action: 'move money', subjectKind: 'ledger transaction', subjectId: job.id },
    facts: { kind: 'job', movedCents: 12_500 },
  }),
);
await house.kit.db.transaction((tx) =>
  appendAudit(house.kit, tx, {
    ...{ actorId: bob.id, action: 'refund payment', subjectKind: 'payment', subjectId: host.id, note: 'Half of it.' },
    facts: { amountCents: 500, from: 'cleaner', refundedBefore: 100 },
  }),
);

interface Entry {
  id: string;
  action: string;
}
const list = async (query = '') => {
  const { status, body, headers } = await house.get(`/api/admin/audit-logs${query}`, ada.token);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(headers['x-total-count'], String(body.length));
  return body.map(({ action }: Entry) => action);
};

test('each entry says who did what to what, why, and what was before and after', async () => {
  const { body } = await house.get('/api/admin/audit-logs', ada.token);
  const [refund, money, suspension, cancellation] = body;
  assert.deepEqual(cancellation, {
    id: '1',
    at: '2026-05-06T16:00:00.000Z',
    actor: { id: ada.id, name: 'Ada Admin' },
    action: 'cancel job',
    subject: { kind: 'job', id: job.id, name: 'Lakeside Loft' },
    reason: '=HYPERLINK("evil")',
    before: { status: 'OPEN' },
    after: { status: 'CANCELED' },
    people: {},
  });
  assert.deepEqual([suspension.actor.name, suspension.subject.name], ['Bob Boss', 'Hanna Host']);
  assert.deepEqual([money.actor, money.before], [{ id: null, name: 'Freshkey' }, null]);
  assert.deepEqual(money.after, { kind: 'job', movedCents: 12_500 });
  assert.deepEqual([refund.before, refund.after], [{ refundedCents: 100 }, { amountCents: 500, from: 'cleaner' }]);
});

test('filters narrow it by who, what, about what and when', async () => {
  assert.deepEqual(await list(`?actor=${bob.id}`), ['refund payment', 'suspend account']);
  assert.deepEqual(await list('?by=system'), ['move money']);
  assert.deepEqual(await list('?by=admin'), ['refund payment', 'suspend account', 'cancel job']);
  assert.deepEqual(await list('?action=cancel%20job'), ['cancel job']);
  assert.deepEqual(await list(`?subject=${job.id.toUpperCase()}`), ['move money', 'cancel job']);
  assert.deepEqual(await list('?subjectKind=payment'), ['refund payment']);
  assert.deepEqual(await list('?to=2026-05-06'), ['cancel job']);
  assert.deepEqual(await list('?from=2026-05-07&by=admin'), ['refund payment', 'suspend account']);
  assert.deepEqual(await list('?from=2026-05-06T16:00:01Z&to=2026-05-07T02:00:00Z'), []);
  for (const bad of ['?actor=ada', '?by=nobody', '?from=soon', '?sort=reason', '?cursor=WyJ4Il0'])
    assert.equal((await house.get(`/api/admin/audit-logs${bad}`, ada.token)).status, 400, bad);
});

test('a page goes on in the order it began in, and in no other', async () => {
  const { headers } = await house.get('/api/admin/audit-logs?sort=at&limit=1', ada.token);
  const next = /<(.+)>/.exec(String(headers.link))?.[1] ?? '';
  assert.equal((await house.get(next, ada.token)).body[0].id, '2');
  const other = await house.get(next.replace('sort=at', 'sort=-at'), ada.token);
  assert.deepEqual([other.status, Object.keys(other.body.fieldErrors)], [400, ['cursor']]);
});

test('words of a reason, a person or an id find entries', async () => {
  assert.deepEqual(await list('?q=TOO%20OFTEN'), ['suspend account']);
  assert.deepEqual(await list('?q=boss.example'), ['refund payment', 'suspend account']);
  assert.deepEqual(await list(`?q=${ada.id}`), ['cancel job']);
  assert.deepEqual(await list(`?q=${host.id}`), ['refund payment', 'suspend account']);
  assert.deepEqual(await list('?q=nothing'), []);
  assert.deepEqual(await list('?q=hanna%20host'), ['refund payment', 'suspend account'], 'whom it is about');
});

test('pages lead to each entry once in both directions; the file holds all and no formula', async () => {
  for (const [sort, first] of [
    ['', '4'],
    ['&sort=at', '1'],
    ['&sort=-at', '4'],
  ] as const) {
    const seen: string[] = [];
    let next: string | undefined = `/api/admin/audit-logs?limit=1${sort}`;
    while (next) {
      const { body, headers } = await house.get(next, ada.token);
      seen.push(...body.map(({ id }: Entry) => id));
      next = /<(.+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    assert.deepEqual([seen[0], [...seen].sort()], [first, ['1', '2', '3', '4']]);
  }
  const { body } = await house.get('/api/admin/audit-logs?format=csv&limit=1', ada.token);
  assert.equal(String(body).trim().split('\r\n').length, 6, 'the export itself is the newest entry');
  assert.ok(String(body).includes(`"'=HYPERLINK(""evil"")"`));
});

test('the actions there are', async () => {
  const { body } = await house.get('/api/admin/audit-logs/actions', ada.token);
  assert.deepEqual(body, ['cancel job', 'export list', 'move money', 'refund payment', 'suspend account']);
});

test('the chain is verified when it is asked about, and a changed link is found', async () => {
  const chain = async () => (await house.get('/api/admin/audit-logs/chain', ada.token)).body;
  const whole = await chain();
  assert.deepEqual([whole.links, whole.fault, whole.head.length], [5, null, 64]);
  const { db } = house.kit;
  await db.execute(sql`update audit_note set text = 'Nothing of the kind.' where audit_id = 2`);
  assert.deepEqual((await chain()).fault, { id: 2, reason: 'its note was changed' });
});

test('what was only looked at can be left out', async () => {
  await house.kit.db.transaction((tx) =>
    appendAudit(house.kit, tx, {
      ...{ actorId: ada.id, action: 'read background check form', subjectKind: 'account', subjectId: host.id },
      facts: {},
    }),
  );
  assert.equal((await list())[0], 'read background check form');
  assert.deepEqual(await list('?changes=true&by=admin'), ['refund payment', 'suspend account', 'cancel job']);
});
