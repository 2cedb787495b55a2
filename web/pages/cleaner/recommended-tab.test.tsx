import type { UseQueryResult } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RecommendedJob } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { RecommendedTab } from './recommended-tab.tsx';

const hours = { text: 'Fits your working hours', code: 'available', params: {} };
const minimum = { text: 'Pays at least your minimum of $80', code: 'aboveMinimum', params: { minimum: '$80' } };
const host = { text: 'Host rated 4.9', code: 'ratedHost', params: { rating: 4.9 } };
const near = { text: 'Only 2 mi away', code: 'near', params: { km: 3 } };

/** Of a job, what its card reads. */
const job = (id: string, reasons: (typeof hours)[]) =>
  ({
    ...{ id, title: id, status: 'OPEN', urgency: 'NORMAL', cleaningType: 'standard', payoutCents: 12_000, can: [] },
    ...{ startTime: '2126-11-25T16:00:00Z', endTime: '2126-11-25T19:00:00Z', timeZone: 'America/New_York' },
    ...{ cleanerId: null, specialInstructions: null, distanceKm: 3, matchPercentage: 84, city: 'Tybee Island' },
    ...{ createdAt: '2126-11-20T16:00:00Z', property: { title: id, address: 'Tybee Island, GA 31328' } },
    reasons: reasons.map(({ text }) => text),
    reasonCodes: reasons.map(({ code, params }) => ({ code, params })),
  }) as unknown as RecommendedJob;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(null));
});

const list = (jobs: RecommendedJob[]) => {
  // of the answer the tab reads these
  const read = { data: jobs, error: null } as unknown as UseQueryResult<RecommendedJob[], Error>;
  return shown(<RecommendedTab jobs={read} onTab={() => undefined} />, { words: ['cleaner', 'jobs', 'matching'] });
};
const card = (name: string) => screen.getByRole('link', { name }).closest('article');

it('says once what is true of every job, and on a card what sets it apart', async () => {
  await list([job('Sea Cottage', [near, hours, minimum, host]), job('Dune House', [hours, minimum])]);
  const all = await screen.findByRole('list', { name: 'Every job here' });
  expect(
    within(all)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([hours.text, minimum.text]);
  expect(screen.getAllByText(hours.text)).toHaveLength(1);
  expect(card('Sea Cottage')?.textContent).toContain(host.text);
  expect(card('Sea Cottage')?.textContent).not.toContain('Only'); // how far it is stands beside its day
});

it('a single job keeps its reasons', async () => {
  await list([job('Sea Cottage', [hours, host])]);
  await screen.findByText(hours.text);
  expect(card('Sea Cottage')?.textContent).toContain(hours.text);
  expect(screen.queryByText('Every job here')).toBeNull();
});
