import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { UnpaidMoney } from './unpaid-money.tsx';

const job = { jobId: 'j1', jobTitle: 'Carriage Loft', amountCents: 7900, chargedAt: null };

it('says of each job that is not paid yet what it waits for, and leads to the answer that is the reader’s own', async () => {
  const unpaid = [
    { ...job, waitsForYou: true },
    { ...job, jobId: 'j2', chargedAt: '2099-12-04T22:23:00Z' },
    { ...job, jobId: 'j3', chargedAt: '2020-12-04T22:23:00Z' },
    { ...job, jobId: 'j4' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ unpaid }));
  await shown(<UnpaidMoney />, { words: ['payouts'] });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll('\u202f', ' '),
  );
  expect(rows).toEqual([
    'Carriage LoftWaiting for your answer to the report$79.00Answer',
    expect.stringMatching(/^Carriage LoftHost’s card will be charged by Fri, Dec 4, .*\$79\.00$/),
    'Carriage LoftWaiting for the host’s payment$79.00',
    'Carriage Loftwaits until the report is resolved$79.00',
  ]);
  expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toContain('j1');
});
