import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Finished, perHourCents, type Visit, type Weighing, weighJob } from './weigh-job.ts';

// All figures are reckoned by hand. A degree of latitude on the sphere of 6,378.168 km is 111.3200 km, which at 40 km/h
// take 166.98 minutes; 0.1 degrees are 11.132 km and 16.698 minutes.
const home = { latitude: 30, longitude: -97 };
const north = (degrees: number) => ({ latitude: 30 + degrees, longitude: -97 });
const at = (time: string, day = '06') => new Date(`2026-05-${day}T${time}:00-05:00`);
let count = 0;
const visit = (from: string, to: string, place: Visit['place'] = north(0.1), day = '06'): Visit => ({
  ...{ id: `visit ${count++}`, startTime: at(from, day), endTime: at(to, day), timeZone: 'America/Chicago', place },
});
const job = visit('11:00', '15:00');
const facts = (more: Partial<Weighing> = {}): Weighing => ({
  ...{
    job,
    home,
    held: [],
    bidOn: [],
    busy: [],
    weekly: null,
    hoursSaid: true,
    daysOff: [],
    maxJobsPerDay: 3,
    finished: [],
    ...more,
  },
});
const done = (payoutDollars: number, minutes: number | null = null, here = false): Finished => ({
  ...{ here, minutes, payoutCents: payoutDollars * 100, cleanerId: `cleaner ${count++}`, lately: true },
});
const workday = { available: true, start: '10:00', end: '16:00' };
const week = {
  ...{ monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
  ...{ saturday: { ...workday, available: false }, sunday: workday },
};

test('a home takes what it took before: the middle of at least three, in five minutes', () => {
  const took = (...minutes: number[]) => weighJob(facts({ finished: minutes.map((each) => done(100, each, true)) }));
  // 140, 152, 163, 200: between 152 and 163 lie 157.5, rounded to 160
  assert.deepEqual(took(163, 140, 200, 152).usual, { minutes: 160, basis: 'home', sample: 4 });
  // a forgotten Submit and a Start pressed at the door on leaving say nothing
  assert.deepEqual(took(150, 900, 150, 4, 160).usual, { minutes: 150, basis: 'home', sample: 3 });
  assert.deepEqual(took(150, 150).usual, { minutes: 240, basis: 'planned', sample: 0 });
});

test('a home that nobody knows takes what eight of its size took, or else what the host planned', () => {
  const others = [90, 95, 100, 105, 110, 115, 120].map((minutes) => done(100, minutes));
  assert.equal(weighJob(facts({ finished: others })).usual.basis, 'planned');
  const { usual } = weighJob(facts({ finished: [...others, done(100, 130, true)] }));
  // 90 95 100 105 | 110 115 120 130: 107.5, rounded to 110
  assert.deepEqual(usual, { minutes: 110, basis: 'similar', sample: 8 });
});

test('a job with less time than its home usually takes is tight', () => {
  const usually = (minutes: number) => weighJob(facts({ finished: [1, 2, 3].map(() => done(100, minutes, true)) }));
  assert.deepEqual([usually(240).fit, usually(240).doubts], ['fits', []]);
  const { fit, doubts } = usually(255);
  assert.deepEqual([fit, doubts], ['tight', [{ code: 'tooShort', needMinutes: 255, haveMinutes: 240 }]]);
});

test('the middle half of eight prices, and not enough data under eight', () => {
  const prices = [80, 90, 100, 110, 120, 130, 140, 150].map((price) => done(price));
  // positions 1.75 and 5.25 of 0 to 7: 97.50 and 132.50, in whole dollars 98 and 133
  assert.deepEqual(weighJob(facts({ finished: prices })).range, { lowCents: 9800, highCents: 13_300 });
  const few = weighJob(facts({ finished: prices.slice(1) }));
  assert.deepEqual([few.range, few.sample], [null, 7]);
});

test('nobody can read from the middle what one cleaner is paid, or what was paid long ago', () => {
  const ofOne = Array.from({ length: 20 }, () => ({ ...done(120), cleanerId: 'ana' }));
  const alone = weighJob(facts({ finished: ofOne }));
  assert.deepEqual([alone.range, alone.sample], [null, 3]);
  const others = [80, 90, 100, 110].map((price) => done(price));
  const longAgo = [500, 500, 500].map((price) => ({ ...done(price), lately: false }));
  const few = weighJob(facts({ finished: [...longAgo, ...ofOne, ...others] }));
  assert.deepEqual([few.range, few.sample], [null, 7]);
  const enough = weighJob(facts({ finished: [...longAgo, ...ofOne, ...others, done(130)] }));
  // 80 90 100 110 120 120 120 130: positions 1.75 and 5.25 are 97.50 and 120
  assert.deepEqual([enough.range, enough.sample], [{ lowCents: 9800, highCents: 12_000 }, 8]);
});

test('the way is what the job adds to that day, there and back', () => {
  // 2 × 11.132 km = 22.264 km, 33.396 minutes
  assert.deepEqual(weighJob(facts()).way, { km: 22.3, minutes: 34 });
  // on the way to another job, 0.2 degrees north, it adds nothing
  assert.deepEqual(weighJob(facts({ held: [visit('17:00', '18:00', north(0.2))] })).way, { km: 0, minutes: 0 });
  // and on the other side of it, twice 0.1 degrees more
  assert.deepEqual(weighJob(facts({ held: [visit('17:00', '18:00', north(-0.1))] })).way, { km: 22.3, minutes: 34 });
  assert.equal(weighJob(facts({ home: null })).way, null);
  assert.equal(weighJob(facts({ job: { ...job, place: null } })).way, null);
});

test('per hour after travel: $115 for 2 h 30 min of work and 34 minutes on the road', () => {
  // 11,500 × 60 / 184 = 3,750
  assert.equal(perHourCents(11_500, 150, 34), 3750);
  assert.equal(perHourCents(0, 150, 34), 0);
});

test('a free day fits', () => {
  const { fit, doubts } = weighJob(facts({ weekly: week }));
  assert.deepEqual([fit, doubts], ['fits', []]);
});

test('impossible: at the same time as a job held, or too close to it to get there', () => {
  const weighed = (other: Visit) => weighJob(facts({ held: [other], weekly: week, maxJobsPerDay: 1 }));
  const overlapping = visit('14:00', '17:00');
  assert.deepEqual(weighed(overlapping).doubts, [{ code: 'overlaps', jobId: overlapping.id }]);
  // 0.5 degrees away: 83.49 minutes, of which there are 83
  const far = visit('16:23', '18:00', north(0.6));
  const { fit, doubts } = weighed(far);
  assert.deepEqual(
    [fit, doubts],
    ['impossible', [{ code: 'tooClose', jobId: far.id, needMinutes: 84, haveMinutes: 83 }]],
  );
  assert.equal(weighed(visit('16:24', '18:00', north(0.6))).fit, 'tight');
  // next door, half an hour is the least
  assert.equal(weighed(visit('15:29', '18:00')).doubts[0]?.needMinutes, 30);
  assert.equal(weighed(visit('15:30', '18:00')).fit, 'tight');
  assert.equal(weighed(visit('09:00', '10:31', null)).fit, 'impossible');
});

test('impossible: at a time that their own calendar takes, and only then', () => {
  const at = (from: string, until: string) => {
    const { startTime, endTime } = visit(from, until);
    const { fit, doubts } = weighJob(facts({ busy: [{ startTime, endTime }] }));
    return [fit, ...doubts.map(({ code }) => code)];
  };
  assert.deepEqual(at('06:00', '11:00'), ['fits']);
  assert.deepEqual(at('15:00', '23:00'), ['fits']);
  assert.deepEqual(at('06:00', '23:00'), ['impossible', 'busyTime']);
});

test('tight: on a day off, outside one’s own hours, over the daily maximum, beside another live bid', () => {
  const codes = (more: Partial<Weighing>) => {
    const { fit, doubts } = weighJob(facts(more));
    return [fit, ...doubts.map(({ code }) => code)];
  };
  assert.deepEqual(codes({ daysOff: ['2026-05-06'], weekly: week }), ['tight', 'dayOff']);
  assert.deepEqual(codes({ job: visit('11:00', '15:00', null, '09'), weekly: week }), ['tight', 'notWorkday']);
  assert.deepEqual(codes({ job: visit('09:59', '15:00'), weekly: week }), ['tight', 'outsideHours']);
  assert.deepEqual(codes({ job: visit('11:00', '16:01'), weekly: week }), ['tight', 'outsideHours']);
  // hours that nobody chose are worth a word only where a visit lies wholly outside them
  const given = { weekly: week, hoursSaid: false };
  assert.deepEqual(codes({ job: visit('02:25', '05:00'), ...given }), ['tight', 'outsideHours']);
  assert.deepEqual(codes({ job: visit('17:00', '19:00'), ...given }), ['tight', 'outsideHours']);
  assert.deepEqual(codes({ job: visit('09:00', '19:00'), ...given }), ['fits']);
  assert.deepEqual(codes({ job: visit('11:00', '15:00', null, '09'), ...given }), ['fits']);
  const held = [visit('16:00', '17:00'), visit('08:00', '09:00')];
  assert.deepEqual(codes({ held, maxJobsPerDay: 2 }), ['tight', 'overMaximum']);
  assert.deepEqual(codes({ held, maxJobsPerDay: 3 }), ['fits']);
  assert.deepEqual(codes({ bidOn: [visit('14:00', '16:00'), visit('17:00', '18:00')] }), ['tight', 'otherBid']);
});

test('the route of that day has the job in its place, with when to leave for each', () => {
  const [before, after] = [visit('08:00', '09:00', north(0.2)), visit('17:00', '18:00', north(0.4))];
  const { route } = weighJob(facts({ held: [after, visit('08:00', '09:00', null, '07'), before] }));
  assert.deepEqual(
    route.map(({ id }) => id),
    [before.id, job.id, after.id],
  );
  const [first, second, third] = route.map(({ leg }) => leg);
  // 22.264 km from home: 33.4 minutes
  assert.deepEqual([first?.fromJobId, first?.km, first?.leaveBy], [null, 22.3, at('07:26').toISOString()]);
  // 11.132 km take 17 minutes, so half an hour; from 9 to 10:30 there are 90 to spare
  assert.deepEqual([second?.minutes, second?.leaveBy, second?.spareMinutes], [30, at('10:30').toISOString(), 90]);
  // 33.396 km: 50.1 minutes
  assert.deepEqual([third?.fromJobId, third?.minutes, third?.spareMinutes], [job.id, 51, 69]);
});
