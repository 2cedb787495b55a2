import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { HostJob } from '#contract/jobs.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { HostJobCard } from './host-job-card.tsx';

const job = {
  ...{ id: 'r', title: 'Loft', status: 'PAID', timeZone: 'America/New_York', cleanerId: 'c1', can: [], bids: [] },
  ...{ cleaningType: 'standard', payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, confirmBy: null },
  ...{ startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T19:00:00Z', specialInstructions: null },
  ...{ cleaner: { id: 'c1', name: 'Cleo Brand' } },
  property: { id: 'p', title: 'Loft', address: '5 Loft Street', bedrooms: 1, bathrooms: 1, notes: null },
} as unknown as HostJob; // all that the card reads
const words = ['host', 'jobs', 'payments', 'reports', 'bids'];

afterEach(() => keepActingFor(null));

it('says of a paid job how far the report about it is, in one word', async () => {
  await shown(<HostJobCard job={{ ...job, reportStatus: 'OPEN' }} />, { words });
  expect(await screen.findByText('Waiting for the cleaner')).toBeTruthy();
  expect(screen.queryByText('Paid')).toBeNull();
});

it('says that it is paid again once the report is resolved', async () => {
  await shown(<HostJobCard job={{ ...job, reportStatus: 'RESOLVED' }} />, { words });
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(screen.queryByText('Resolved')).toBeNull();
});

it('marks a proposal that the host may answer as theirs to answer, and what they pay as the most it can be', async () => {
  const asked = { ...job, status: 'SUBMITTED', can: ['acceptProposal'], reportStatus: 'PROPOSED' } as const;
  await shown(<HostJobCard job={{ ...asked, can: [...asked.can] }} />, { words });
  const badge = await screen.findByText('Waiting for you');
  expect(badge.className).toMatch(/apricot/);
  expect(screen.getByText(/^You pay at most/)).toBeTruthy();
});

it('asks nothing more of a host who has accepted: the price is what they accepted, and the cleaner’s turn is said', async () => {
  const accepted = { status: 'SUBMITTED', reportStatus: 'PROPOSED', proposedCents: 7560, proposalAcceptedBy: 'host' };
  const waiting = { ...job, ...accepted, can: ['pay', 'withdrawReport', 'escalate'] } as unknown as HostJob;
  await shown(<HostJobCard job={waiting} />, { words });
  const badge = await screen.findByText('Waiting for the cleaner');
  expect(badge.className).not.toMatch(/apricot/);
  expect(screen.getByText(/^You pay/).textContent).toMatch(/^You pay\$80\.60/);
  expect(screen.queryByRole('button', { name: /^Pay & Close/ })).toBeNull();
});

it('has no such word where nothing was reported', async () => {
  await shown(<HostJobCard job={job} />, { words });
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(screen.queryByText('Waiting for the cleaner')).toBeNull();
});

it('shows a viewer of the host’s team who has bid and for how much, with nothing to accept', async () => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role: 'VIEWER', some: false });
  await fetchRights();
  const cleaner = { name: 'Dana Reyes', ratingAvg: 5, ratingCount: 3 };
  const bid = { id: 'b', jobId: 'r', cleanerId: 'c2', status: 'PENDING', amountCents: 11_800, cleaner };
  const bids = [{ ...bid, message: 'I know the house.', hostFeeCents: 500, cleanerFeeCents: 500 }];
  const user = await shown(
    <HostJobCard job={{ ...job, status: 'OPEN', cleaner: null, cleanerId: null, bids } as unknown as HostJob} />,
    { words },
  );
  expect(await screen.findByText('Dana Reyes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept|Choose/ })).toBeNull();
  expect(screen.queryByText('You pay')).toBeNull();
  // the budget is told on the basis on which bids are compared: with the fee
  expect(screen.getByText('$123.00')).toBeTruthy();
  expect(screen.getByText('$85.00').closest('p')?.textContent).toBe('Budget with fee$85.00Budget $80.00');
  expect(screen.queryByText('$118.00')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show how the money splits' }));
  expect(screen.getByText('$118.00')).toBeTruthy();
});

it('says how many have bid and what the lowest costs, and opens the bids with what one chooses by at a press', async () => {
  const cleaner = { name: 'Dana Reyes', ratingAvg: 5, ratingCount: 3 };
  const bid = { id: 'b', jobId: 'r', cleanerId: 'c2', status: 'PENDING', amountCents: 11_800, cleaner, message: null };
  const known = { ...bid, id: 'd', amountCents: 12_000, jobsDoneHere: 3, distanceKm: 8, bookedElsewhere: false };
  const open = { ...job, status: 'OPEN', cleaner: null, cleanerId: null, can: ['selectCleaners'], bids: [bid, known] };
  await fetchRights();
  const user = await shown(<HostJobCard job={open as unknown as HostJob} />, { words: [...words, 'hiring'] });
  expect(screen.getByText('2 bids, from $123.00 with fee')).toBeTruthy();
  expect(screen.queryByText('Dana Reyes')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose a bid for Loft' }));
  expect(screen.getAllByText('Dana Reyes')).toHaveLength(2);
  expect(screen.getByText('3 jobs here')).toBeTruthy();
  expect(screen.getByText('5 mi away')).toBeTruthy();
  expect(screen.getByText('New here')).toBeTruthy();
});
