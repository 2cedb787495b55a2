import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { AssignedCard } from './assigned-card.tsx';

const job = {
  ...{ id: 'r', title: 'Loft', status: 'SUBMITTED', timeZone: 'America/New_York', cleanerId: 'c1', can: [] },
  ...{ cleaningType: 'standard', payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, confirmBy: null },
  ...{ startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T19:00:00Z', specialInstructions: null },
  property: { id: 'p', title: 'Loft', address: '5 Loft Street', bedrooms: 1, bathrooms: 1, notes: null },
} as unknown as Job; // all that the card reads

it('work that was submitted waits for the host', async () => {
  await shown(<AssignedCard job={job} />, { words: ['cleaner', 'jobs', 'today'] });
  expect(screen.getByText('Waiting for the host’s approval.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Open job/ })).toBeTruthy();
});

it('unless a report about it waits for its cleaner', async () => {
  const reported = { ...job, can: ['answerReport'], reportStatus: 'OPEN' } as Job;
  await shown(<AssignedCard job={reported} />, { words: ['cleaner', 'jobs', 'today', 'reports'] });
  expect(await screen.findByText('Waiting for you')).toBeTruthy();
  expect(screen.queryByText('Waiting for the host’s approval.')).toBeNull();
  expect(screen.getByRole('link', { name: /^Answer the report/ }).getAttribute('href')).toBe('/jobs/r');
});

it('says how far a report is that waits for others, and of a decided one only what became of the job', async () => {
  const decided = { ...job, status: 'PAID', reportStatus: 'RESOLVED' } as Job;
  const withFreshkey = { ...job, id: 's', reportStatus: 'ESCALATED' } as Job;
  await shown(
    <>
      <AssignedCard job={decided} />
      <AssignedCard job={withFreshkey} />
    </>,
    { words: ['cleaner', 'jobs', 'today', 'reports'] },
  );
  expect(await screen.findByText('Freshkey decides')).toBeTruthy();
  expect(screen.getByText('Paid')).toBeTruthy();
  expect(screen.queryByText('Resolved')).toBeNull();
  expect(screen.queryByText('Waiting for the host’s approval.')).toBeNull();
});

it('says what comes of a proposal that the cleaner has accepted and the host has not', async () => {
  const accepted = { ...job, reportStatus: 'PROPOSED', proposedCents: 7560 } as Job;
  await shown(<AssignedCard job={accepted} />, { words: ['cleaner', 'jobs', 'today', 'reports'] });
  expect(screen.getByText('Waits for the host’s answer. You receive \u2068$70.60\u2069 if they accept.')).toBeTruthy();
});

it('offers the review of a paid job only once no report about it is open', async () => {
  const paid = { ...job, status: 'PAID', can: ['review'] } as Job;
  await shown(
    <>
      <AssignedCard job={{ ...paid, title: 'Attic', reportStatus: 'ESCALATED' }} />
      <AssignedCard job={{ ...paid, title: 'Barn', reportStatus: 'RESOLVED' }} />
    </>,
    { words: ['cleaner', 'jobs', 'today', 'reports'] },
  );
  expect(screen.getAllByRole('link', { name: /^Open job/ })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: /^Review the host/ })).toHaveLength(1);
});
