import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BeforeBid as Known } from '#contract/before-bid.ts';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { WeighSplit } from '../weigh-split.tsx';
import { BeforeBid } from './before-bid.tsx';

const other = {
  ...{ id: 'other', title: 'Dune House', timeZone: 'America/New_York' },
  ...{ startTime: '2026-11-27T16:00:00Z', endTime: '2026-11-27T18:00:00Z' },
};
const job = { ...other, id: 'job-1', title: 'Pier 9 Studio', startTime: '2026-11-27T19:00:00Z' };
const leg = { fromJobId: null, km: 24, minutes: 36, leaveBy: '2026-11-27T15:24:00Z', spareMinutes: null };
const usual: Known = {
  cleanerFeeCents: toCents(500),
  usual: { minutes: 150, basis: 'home', sample: 5 },
  way: { km: 48, minutes: 72 },
  range: { lowCents: toCents(9800), highCents: toCents(13_300) },
  ...{ sample: 23, fit: 'fits', doubts: [], home: null },
  route: [{ job, place: null, leg }],
  hostRecord: { jobs: 29, paidByHand: 17, paidByItself: 3, canceled: 1, reported: 2 },
};
let known: Known;

beforeEach(() => {
  known = usual;
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('before-bid') ? Response.json(known) : new Response(null, { status: 404 }),
  );
});

const words = ['beforeBid', 'payments', 'today'];
const weigh = () => shown(<BeforeBid job={{ id: 'job-1', payoutCents: toCents(12_000) }} />, { words });
const row = async (label: string) => {
  const button = await screen.findByRole('button', { name: new RegExp(`^${label}`) });
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button);
  return button.closest('li')?.textContent;
};

it('says what the host’s price leaves, that price, per hour after travel, and of which hours', async () => {
  await weigh();
  // (12,000 − 500) × 60 / (150 + 72)
  await screen.findByText('$31.08');
  expect(screen.getByText('$120.00')).toBeTruthy();
  expect(screen.getByText('You receive at this budget').nextSibling?.textContent).toBe('$115.00');
  await screen.findByText('Based on 2 hr 30 min of work, typical for this home. Travel adds 1 hr 12 min to your day.');
  expect(await row('Similar jobs nearby')).toContain('$98–$133');
  expect(await row('The host’s track record')).toContain('Usually pays earlyPaid by the host: 17 of 20');
});

it('says nothing of the host’s price once the reader has bid their own', async () => {
  await shown(<BeforeBid isDecided job={{ id: 'job-1', payoutCents: toCents(12_000) }} />, { words });
  await screen.findByRole('button', { name: /^Similar jobs nearby/ });
  expect(screen.queryByText('You receive at this budget')).toBeNull();
  expect(screen.queryByText('$31.08')).toBeNull();
});

it('reckons the hour of a cleaner with a credit left without a fee', async () => {
  known = { ...usual, cleanerFeeCents: toCents(0) };
  await weigh();
  await screen.findByText('$32.43');
});

it('shows the figures of a row at once, and where they come from when it is opened', async () => {
  const user = await weigh();
  await screen.findByText('$98–$133');
  expect(screen.queryByText(/The middle half of 23/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Similar jobs nearby/ }));
  expect(screen.getByText(/The middle half of 23/)).toBeTruthy();
});

it('says what it does not know', async () => {
  known = {
    ...usual,
    ...{ usual: { minutes: 240, basis: 'planned', sample: 0 }, way: null, range: null, sample: 7 },
    hostRecord: { jobs: 0, paidByHand: 0, paidByItself: 0, canceled: 0, reported: 0 },
  };
  await weigh();
  await screen.findByText('Not enough data');
  expect(await row('Similar jobs nearby')).toContain(
    'Similar jobs finished so far: 7. We show prices once there are 8.',
  );
  await screen.findByText(/Based on 4 hr of work, as planned by the host. We don’t know how far it is/);
  expect(await row('The host’s track record')).toContain('New here');
});

it('a tight day says why without being opened, and then shows the route with when to leave', async () => {
  known = {
    ...usual,
    fit: 'tight',
    doubts: [
      { code: 'outsideHours', job: null, hours: { start: '09:00', end: '17:00' } },
      { code: 'otherBid', job: other },
    ],
  };
  await weigh();
  await screen.findByText(/Outside your hours, 9:00\sAM–5:00\sPM\./);
  await screen.findByText(/You’ve also bid on Dune House, Fri, Nov 27/);
  expect(await row('Your day')).toContain('Tight');
  await screen.findByText(/Leave by 10:24\sAM/);
});

it('an impossible day names the job in the way, and leads to it', async () => {
  known = { ...usual, fit: 'impossible', doubts: [{ code: 'tooClose', job: other, needMinutes: 84, haveMinutes: 60 }] };
  await weigh();
  await screen.findByText('Doesn’t fit');
  expect(await row('Your day')).toContain('the trip takes 1 hr 24 min, and you have 1 hr.');
  expect(screen.getByRole('link', { name: 'Open your other job' }).getAttribute('href')).toBe('/jobs/other');
  expect(screen.queryByText(/Leave by/)).toBeNull();
});

it('a day that one’s own calendar takes says when, in the time of the home', async () => {
  const busy = { startTime: '2026-11-27T18:30:00Z', endTime: '2026-11-27T20:00:00Z' };
  known = { ...usual, fit: 'impossible', doubts: [{ code: 'busyTime', job: null, busy }] };
  await weigh();
  await screen.findByText('Doesn’t fit');
  expect(await row('Your day')).toMatch(/Busy in your own calendar, Fri, Nov 27, 1:30\sPM–3:00\sPM EST\./);
});

it('a price that is typed is told per hour, and beside what similar jobs went for', async () => {
  const open = { id: 'job-1', payoutCents: toCents(12_000) };
  await shown(<WeighSplit job={{ ...open, can: ['weigh'] }} payoutCents={toCents(9000)} />, { words });
  await screen.findByText('$22.97 per hour at this price, travel included · Below most similar jobs nearby');
});

it('a price that stands is told per hour even where it is the host’s own: no line is left empty', async () => {
  const open = { id: 'job-1', payoutCents: toCents(12_000) };
  known = { ...usual, range: null };
  await shown(<WeighSplit job={{ ...open, can: ['weigh'] }} payoutCents={open.payoutCents} stands />, { words });
  await screen.findByText(/ per hour at this price, travel included$/);
});

it('the host’s own price is not told per hour a second time where one bids it', async () => {
  const open = { id: 'job-1', payoutCents: toCents(12_000) };
  await shown(<WeighSplit job={{ ...open, can: ['weigh'] }} payoutCents={open.payoutCents} />, { words });
  await screen.findByText('In line with similar jobs nearby');
});
