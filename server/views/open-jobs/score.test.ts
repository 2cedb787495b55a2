import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { reasonSentence } from './reason-sentence.ts';
import { type Candidate, scoreJob, type Wishes } from './score.ts';

const workday = { available: true, start: '08:00', end: '18:00' };
const free = { ...workday, available: false };
const wishes: Wishes = {
  radiusKm: 20,
  cleaningTypes: ['standard'],
  minPayoutCents: 8000,
  said: { minimum: true, types: true, hours: true },
  hourlyRateCents: 2500,
  feeCents: 500,
  maxJobsPerDay: 2,
  weekly: {
    monday: workday,
    tuesday: workday,
    wednesday: workday,
    thursday: workday,
    friday: workday,
    saturday: free,
    sunday: free,
  },
  daysOff: [],
  held: [],
  busy: [],
};
// 11:00 to 15:00 in Chicago on a Friday
const startTime = new Date('2026-05-08T16:00:00Z');
const job: Candidate = {
  distanceKm: 5,
  cleaningType: 'standard',
  payoutCents: 12_000,
  startTime,
  endTime: plus(startTime, 4 * hour),
  busyUntil: plus(startTime, 4 * hour + 30 * minute),
  timeZone: 'America/Chicago',
  hostRating: 5,
  jobsForHost: 3,
};
const codes = (candidate: Partial<Candidate>, cleaner: Partial<Wishes> = {}) =>
  scoreJob({ ...job, ...candidate }, { ...wishes, ...cleaner }).reasons.map(({ code }) => code);
const score = (candidate: Partial<Candidate>, cleaner: Partial<Wishes> = {}) =>
  scoreJob({ ...job, ...candidate }, { ...wishes, ...cleaner }).matchPercentage;

test('a job that suits in every way scores 100 and says why', () => {
  const { matchPercentage, reasons } = scoreJob(job, wishes);
  assert.equal(matchPercentage, 100);
  assert.deepEqual(
    reasons.map((reason) => reasonSentence(reason, 'km')),
    [
      'Only 5 km away',
      'Standard cleaning, one of your preferred types',
      'Pays at least your minimum of $80.00',
      'Pays your $25.00 an hour or more, travel included',
      'Fits your working hours',
      'Host rated 5.0',
      'You’ve done 3 jobs for this host',
    ],
  );
});

test('a job that suits in no way scores 0 to 5 and gives no reason', () => {
  const bad = { distanceKm: 60, cleaningType: 'deep', payoutCents: 500, hostRating: 1, jobsForHost: 0 };
  const held = [{ startTime, busyUntil: plus(startTime, hour), timeZone: 'America/Chicago' }];
  const { matchPercentage, reasons } = scoreJob({ ...job, ...bad }, { ...wishes, held });
  assert.ok(matchPercentage <= 5, String(matchPercentage));
  assert.deepEqual(reasons, []);
});

test('farther is never better, and beyond the radius the reason disappears', () => {
  const scores = [0, 5, 10, 20, 30, 40, 100].map((distanceKm) => score({ distanceKm }));
  assert.deepEqual(
    scores,
    [...scores].sort((one, other) => other - one),
  );
  assert.ok(codes({ distanceKm: 20 }).includes('inRadius'));
  assert.ok(!codes({ distanceKm: 20.1 }).some((code) => code === 'inRadius' || code === 'near'));
  assert.ok(!codes({ distanceKm: null }).some((code) => code === 'inRadius' || code === 'near'));
});

test('pay is measured against the minimum and, after the fee and with the way there and back, against the rate', () => {
  assert.ok(codes({ payoutCents: 8000 }).includes('aboveMinimum'));
  assert.ok(!codes({ payoutCents: 7999 }).includes('aboveMinimum'));
  assert.ok(!codes({ payoutCents: 8000 }, { said: { ...wishes.said, minimum: false } }).includes('aboveMinimum'));
  // 4 hours of work and 15 minutes for 5 km each way
  assert.ok(codes({ payoutCents: 11_125 }).includes('aboveRate'));
  assert.ok(!codes({ payoutCents: 11_124 }).includes('aboveRate'));
  assert.ok(!codes({ distanceKm: null }).includes('aboveRate'));
});

test('hours are in the property’s local time on that day', () => {
  assert.ok(codes({}).includes('available'));
  assert.ok(!codes({ timeZone: 'Asia/Tokyo' }).includes('available'));
  assert.ok(!codes({ endTime: plus(startTime, 7 * hour + minute) }).includes('available'));
  assert.ok(!codes({}, { daysOff: ['2026-05-08'] }).includes('available'));
  assert.ok(!codes({}, { weekly: { ...wishes.weekly, friday: free } }).includes('available'));
});

test('a held job that overlaps, or a full day, takes the reason away', () => {
  const morning = {
    startTime: plus(startTime, -3 * hour),
    busyUntil: plus(startTime, -hour),
    timeZone: 'America/Chicago',
  };
  assert.ok(codes({}, { held: [morning] }).includes('available'));
  assert.ok(!codes({}, { held: [morning, morning] }).includes('available'));
  const touching = { ...morning, busyUntil: plus(startTime, 1) };
  assert.ok(!codes({}, { held: [touching] }).includes('available'));
});

test('what a profile begins with is no reason, as nobody said it; it still counts', () => {
  const silent = { said: { minimum: false, types: false, hours: false } };
  assert.deepEqual(codes({}, silent), ['near', 'aboveRate', 'ratedHost', 'workedBefore']);
  assert.equal(score({}, silent), 100);
});

test('one job for a host is one job', () => {
  const reason = scoreJob({ ...job, jobsForHost: 1 }, wishes).reasons.at(-1);
  assert.equal(reason && reasonSentence(reason, 'mi'), 'You’ve done 1 job for this host');
});
