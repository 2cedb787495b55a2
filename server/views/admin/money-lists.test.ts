import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const paid = [await aPaidCleaner(house, 9_000), await aPaidCleaner(house, 30_000), await aPaidCleaner(house)];
for (const { cleaner } of paid)
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 4_000 }, cleaner.token);
const reported = [await aReportedJob(house, { text: '=1+1' }), await aReportedJob(house)];
const get = (list: string, query = '') => house.get(`/api/admin/${list}${query}`, admin.token);

const lists = {
  payments: ['createdAt', '-createdAt', 'amountCents', '-amountCents', 'payer', '-payer'],
  payouts: ['createdAt', '-createdAt', 'amountCents', '-amountCents', 'cleaner', '-cleaner'],
  disputes: ['urgency', '-urgency', 'due', '-due', 'createdAt', '-createdAt', 'host', '-cleaner', 'property'],
};

for (const [list, sorts] of Object.entries(lists))
  test(`pages of ${list} lead to each row once, however they are sorted, and the file holds all of them`, async () => {
    const { body } = await get(list);
    const all = body.map(({ id }: { id: string }) => id).sort();
    assert.ok(all.length > 1);
    for (const sort of ['', ...sorts]) {
      const seen: string[] = [];
      let next: string | undefined = `/api/admin/${list}?limit=1${sort && `&sort=${sort}`}`;
      while (next) {
        const page = await house.get(next, admin.token);
        assert.equal(page.status, 200, JSON.stringify(page.body));
        assert.equal(Number(page.headers['x-total-count']), all.length);
        seen.push(...page.body.map(({ id }: { id: string }) => id));
        next = /<(.+)>/.exec(String(page.headers.link ?? ''))?.[1];
      }
      assert.deepEqual([...seen].sort(), all, sort);
      if (sort) {
        const reversed = sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
        const other = (await get(list, `?sort=${reversed}`)).body.map(({ id }: { id: string }) => id);
        assert.deepEqual(other.reverse(), seen, sort);
        const begun = /<(.+)>/.exec(String((await get(list, `?sort=${sort}&limit=1`)).headers.link ?? ''))?.[1];
        const inOtherOrder = begun?.replace(`sort=${sort}`, `sort=${reversed}`);
        if (inOtherOrder) {
          const { status, body } = await house.get(inOtherOrder, admin.token);
          assert.deepEqual([status, Object.keys(body.fieldErrors)], [400, ['cursor']], inOtherOrder);
        }
      }
    }
    const file = await get(list, '?format=csv&limit=1');
    assert.match(String(file.headers['content-type']), /^text\/csv/);
    assert.equal(String(file.body).trim().split('\r\n').length, 1 + all.length);
    assert.equal((await get(list, '?sort=password')).status, 400);
    assert.equal((await get(list, '?cursor=WzEsMl0')).status, 400);
  });

test('a payment tells whose it is as the books stand, a refund included', async () => {
  const jobId = paid[1]?.job.id;
  const asked = async () => (await get('payments', `?q=${jobId}`)).body[0];
  const { id, amountCents, shares } = await asked();
  assert.deepEqual([amountCents, shares], [30_500, { cleanerCents: 29_500, platformCents: 1_000 }]);
  const refund = { amountCents: 5_000, reason: 'Half of the floor was left' };
  const { status, body } = await house.post(`/api/admin/payments/${id}/refund`, refund, admin.token);
  assert.equal(status, 200, JSON.stringify(body));
  await house.work();
  assert.deepEqual((await asked()).shares, { cleanerCents: 24_500, platformCents: 1_000 });
});

test('an id finds what belongs to it, in whatever letters; filters narrow, and the count is of what is filtered', async () => {
  const [first] = paid;
  const jobId = first?.job.id ?? '';
  for (const [list, q] of [
    ['payments', jobId.toUpperCase()],
    ['payouts', first?.cleaner.id.toUpperCase()],
    ['disputes', reported[0]?.disputeId.toUpperCase()],
  ]) {
    const { body, headers } = await get(String(list), `?q=${q}`);
    assert.deepEqual([body.length, headers['x-total-count']], [1, '1'], list);
  }
  assert.equal((await get('payments', '?kind=tip')).headers['x-total-count'], '0');
  assert.equal((await get('payouts', '?method=weekly')).headers['x-total-count'], '0');
  assert.equal((await get('payments', '?q=100%25')).body.length, 0);
  const { body } = await get('payments', '?sort=-amountCents');
  assert.equal(body[0].amountCents, 30_500);
});

test('no cell of a file starts a formula', async () => {
  const { body } = await get('disputes', '?format=csv');
  assert.ok(String(body).includes(",'=1+1,"));
});

test('by due, the report whose deadline comes first is first, whoever has to act; those for Freshkey lead unasked', async () => {
  const [later, sooner] = reported.map(({ job }) => job.id);
  const set = (id = '', status: 'OPEN' | 'ESCALATED', due: string) =>
    house.kit.db
      .update(jobs)
      .set({ reportStatus: status, reportDueAt: new Date(due) })
      .where(eq(jobs.id, id));
  await set(later, 'ESCALATED', '2026-05-10T12:00:00Z');
  await set(sooner, 'OPEN', '2026-05-08T12:00:00Z');
  const order = async (sort: string) =>
    (await get('disputes', sort)).body.map(({ jobId }: { jobId: string }) => jobId).slice(0, 2);
  assert.deepEqual(await order(''), [later, sooner]);
  assert.deepEqual(await order('?sort=due'), [sooner, later]);
});
