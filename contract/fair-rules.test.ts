import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairRuleNames, proposeSplit, type RecordedFacts } from './fair-rules.ts';
import { toCents } from './money.ts';

const start = new Date('2026-05-06T15:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const photo = {
  ...{ id: 'p', isAfter: true, takenAt: null, longerSide: 1200, distanceMetres: null, taskId: null },
  ...{ madeBy: null, earlierAt: null },
};
const task = { id: 't', name: 'Oven', required: true, done: true, skippedReason: null };
const skipped = { ...task, done: false, skippedReason: 'No time' };

/** In time, all done, with a photo. */
const spotless: RecordedFacts = {
  ...{ payoutCents: toCents(10_000), cleanerFeeCents: toCents(500) },
  ...{ startTime: start, startedAt: start, submittedAt: after(180) },
  firstSignAt: after(1),
  ...{ isDamage: false, tasks: [task], contestedTaskIds: [], photos: [photo], hostPhotoIds: [], cleanerPhotoIds: [] },
  ...{ keptOutBy: null, recleanAt: null, couldNotClean: false },
};
const proposed = (facts: Partial<RecordedFacts>) => {
  const { payoutCents, rules } = proposeSplit({ ...spotless, ...facts });
  for (const { evidence } of rules) assert.ok(evidence.length > 0);
  return [payoutCents, rules.map(({ rule }) => rule).join()];
};

test('what the record does not support takes nothing off', () => {
  assert.deepEqual(proposed({}), [10_000, 'nothing_found']);
});

test('lateness counts from the 16th minute, in three steps', () => {
  const late = (minutes: number) => proposed({ startedAt: after(minutes) });
  assert.deepEqual(late(15.9), [10_000, 'nothing_found']);
  assert.deepEqual(late(16), [9_500, 'late_15']);
  assert.deepEqual(late(31), [9_000, 'late_30']);
  assert.deepEqual(late(61), [8_000, 'late_60']);
  assert.deepEqual(proposed({ startedAt: after(-60) }), [10_000, 'nothing_found']);
});

test('a start before its time is no sign of being there: the first photo, tick or wait counts', () => {
  const early = (minutes: number | null) =>
    proposed({ startedAt: after(-90), firstSignAt: minutes === null ? null : after(minutes) });
  assert.deepEqual(early(-80), [10_000, 'nothing_found']);
  assert.deepEqual(early(15), [10_000, 'nothing_found']);
  assert.deepEqual(early(70), [8_000, 'late_60']);
  assert.deepEqual(early(null), [10_000, 'nothing_found']);
  assert.deepEqual(proposed({ startedAt: after(5), firstSignAt: after(70) }), [10_000, 'nothing_found'], 'on time');
});

test('skipped required tasks count up to three times, optional ones never', () => {
  assert.deepEqual(proposed({ tasks: [skipped] }), [8_500, 'task_skipped']);
  assert.equal(proposed({ tasks: Array(5).fill(skipped) })[0], 5_500);
  assert.deepEqual(proposed({ tasks: [{ ...skipped, required: false }] }), [10_000, 'nothing_found']);
});

test('a ticked task that the host contests counts with a photo against none', () => {
  const contested = { contestedTaskIds: ['t'] };
  assert.deepEqual(proposed(contested), [10_000, 'nothing_found']);
  assert.deepEqual(proposed({ ...contested, hostPhotoIds: ['h'] }), [9_000, 'task_contested']);
  assert.deepEqual(proposed({ ...contested, hostPhotoIds: ['h'], cleanerPhotoIds: ['c'] }), [10_000, 'nothing_found']);
});

test('photos count when there is none, or when they are small, from another time or elsewhere, reused or no photos', () => {
  assert.deepEqual(proposed({ photos: [] }), [7_500, 'no_photo']);
  for (const doubt of [
    { longerSide: 639, taskId: 't' },
    { takenAt: after(-121) },
    { takenAt: after(241) },
    { distanceMetres: 1001 },
    { earlierAt: after(-10_000) },
    { madeBy: 'screenshot' as const },
    { madeBy: 'drawn' as const },
  ])
    assert.deepEqual(proposed({ photos: [photo, { ...photo, ...doubt }] }), [9_000, 'doubtful_photo']);
  for (const fine of [{ longerSide: 640 }, { takenAt: after(-120) }, { takenAt: after(240) }, { distanceMetres: 1000 }])
    assert.deepEqual(proposed({ photos: [{ ...photo, ...fine }] }), [10_000, 'nothing_found']);
  const small = { ...photo, longerSide: 639 };
  assert.deepEqual(proposed({ photos: [photo, small] }), [10_000, 'nothing_found'], 'a larger one makes up for it');
});

test('damage counts with a photo against none', () => {
  assert.deepEqual(proposed({ isDamage: true }), [10_000, 'nothing_found']);
  assert.deepEqual(proposed({ isDamage: true, hostPhotoIds: ['h'] }), [7_500, 'damage']);
});

test('who was kept out and shows it is not late, and receives half where nothing could be cleaned', () => {
  const kept = { keptOutBy: 'lockout' as const, cleanerPhotoIds: ['c'], startedAt: after(50) };
  assert.deepEqual(proposed(kept), [10_000, 'nothing_found']);
  assert.deepEqual(proposed({ ...kept, cleanerPhotoIds: [] }), [9_000, 'late_30']);
  assert.deepEqual(proposed({ ...kept, photos: [], tasks: [skipped] }), [5_000, 'lockout']);
  assert.deepEqual(proposed({ ...kept, photos: [], keptOutBy: 'guest_present' }), [5_000, 'guest_present']);
});

test('coming back leaves the payout as it is', () => {
  assert.deepEqual(proposed({ recleanAt: after(900), startedAt: after(90), photos: [] }), [10_000, 'reclean']);
});

test('all together take off three quarters at most, and never leave less than the fees’ worth', () => {
  const all = { startedAt: after(90), tasks: Array(4).fill(skipped), photos: [], isDamage: true, hostPhotoIds: ['h'] };
  assert.equal(proposed(all)[0], 2_500);
  assert.equal(proposed({ ...all, payoutCents: toCents(1_000) })[0], 500);
  assert.equal(proposed({ ...all, payoutCents: toCents(300) })[0], 300);
});

test('of a job with a higher fee than $5, what is left leaves its cleaner $5 of it', () => {
  const all = { startedAt: after(90), tasks: Array(4).fill(skipped), photos: [], isDamage: true, hostPhotoIds: ['h'] };
  const payoutCents = toCents(3_000);
  for (const [fee, left] of [
    [null, 750],
    [0, 750],
    [500, 750],
    [1_000, 1_500],
    [2_500, 3_000],
  ] as const)
    assert.equal(
      proposed({ ...all, payoutCents, cleanerFeeCents: fee === null ? null : toCents(fee) })[0],
      left,
      `${fee}`,
    );
});

test('every amount is whole cents, and every rule has a place in the table', () => {
  for (const payout of [3_001, 12_345, 99_999]) {
    const { payoutCents, rules } = proposeSplit({ ...spotless, payoutCents: toCents(payout), startedAt: after(20) });
    assert.equal(payoutCents, payout - (rules[0]?.takenOffCents ?? 0));
  }
  assert.ok(fairRuleNames.includes('nothing_found'));
});

test('who waited and could not clean keeps the half that the job pays then', () => {
  const skipped = [{ ...task, done: false, skippedReason: 'Nobody let me in.' }];
  const waited = { couldNotClean: true, photos: [], tasks: skipped, startedAt: after(40) };
  assert.deepEqual(proposed(waited), [10_000, 'nothing_found']);
  assert.deepEqual(proposed({ ...waited, keptOutBy: 'lockout', cleanerPhotoIds: ['door'] }), [10_000, 'lockout']);
});
