import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualTable } from '#contract/rule-table.ts';
import { verifyChain } from '#server/audit/index.ts';
import { aReportedJob, type ReportedJob } from '#server/testing/a-report.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const owner = await anAdmin(house);
const path = '/api/admin/settings/resolutionTable';

const decide = (changed: object, version: number, token = owner.token) =>
  house.put(path, { value: { ...usualTable, ...changed }, version, reason: 'As agreed.' }, token);
const answer = ({ disputeId, cleaner }: ReportedJob) =>
  house.post(`/api/disputes/${disputeId}/answer`, { text: 'I cleaned it.' }, cleaner.token);

test('a table decided by an owner is public at once and counts for new reports; those made before keep theirs', async () => {
  const before = await aReportedJob(house);
  assert.equal((await decide({ no_photo: 40 }, 0)).status, 200);
  assert.deepEqual((await house.get('/api/config')).body.ruleTable, { ...usualTable, no_photo: 40 });
  const after = await aReportedJob(house);
  const [old, fresh] = [(await answer(before)).body.proposal, (await answer(after)).body.proposal];
  assert.deepEqual([old.rules[0].rule, old.rules[0].takenOffCents, old.payoutCents], ['no_photo', 3_000, 9_000]);
  assert.deepEqual([fresh.rules[0].rule, fresh.rules[0].takenOffCents, fresh.payoutCents], ['no_photo', 4_800, 7_200]);
});

test('the record of a report says which table it goes by', async () => {
  await house.work();
  const { rows } = await house.kit.db.$client.query(`select content from turnover_link where content like '%"table"%'`);
  assert.deepEqual(
    new Set(rows.map(({ content }) => /"table":"([^"]+)"/.exec(content)?.[1])),
    new Set(['2026-11-23', 'setting 1']),
  );
});

test('undone it is the published one again, with each decision in the audit chain', async () => {
  const { body } = await house.post(`${path}/restore`, { to: 0, version: 1, reason: 'Too much.' }, owner.token);
  assert.deepEqual([body.value, body.version], [usualTable, 2]);
  const { body: log } = await house.get('/api/admin/audit-logs?q=resolutionTable', owner.token);
  assert.match(log[0].before.status, /no_photo 40%/);
  assert.match(log[0].after.status, /no_photo 25%/);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('a table with a hole, beyond its bounds, or that takes less off who comes later is refused at the field', async () => {
  const { no_photo: _, ...hole } = usualTable;
  const send = (value: unknown) => house.put(path, { value, version: 2, reason: 'x' }, owner.token);
  for (const value of [hole, {}, 5, null, { en: 'x' }, { ...usualTable, reclean: 5 }])
    assert.equal((await send(value)).status, 400, JSON.stringify(value));
  const fieldsOf = async (changed: object) => (await decide(changed, 2)).body.fields;
  assert.deepEqual(await fieldsOf({ damage: 76 }), { 'value.damage': 'Must be at most 75' });
  assert.deepEqual(await fieldsOf({ late_30: 4 }), { 'value.late_30': 'Must be at least 5' });
  assert.equal((await fieldsOf({ late_60: 9 }))['value.late_60'], 'Must be at least 10');
});

test('of two owners one is told that it has changed; support and finance read it and change nothing', async () => {
  const answers = await Promise.all([decide({ damage: 30 }, 2), decide({ damage: 35 }, 2)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  for (const staffRole of ['support', 'finance'] as const) {
    const { token } = await anAdmin(house, { staffRole });
    assert.equal((await decide({ damage: 50 }, 3, token)).status, 403);
    assert.equal((await house.get('/api/admin/setting-versions?name=resolutionTable', token)).body.length, 3);
  }
});
