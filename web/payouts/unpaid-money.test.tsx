import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { UnpaidMoney } from './unpaid-money.tsx';
import { UpcomingMoney } from './upcoming-money.tsx';

const home = { jobTitle: 'Carriage Loft', timeZone: 'America/New_York', startTime: '2026-11-28T02:00:00Z' };
const job = { jobId: 'j1', ...home, amountCents: 7900, chargedAt: null };

it('says of each job that is not paid yet its day and what it waits for, and leads to the answer that is the reader’s own', async () => {
  const unpaid = [
    { ...job, waitsForYou: true },
    { ...job, jobId: 'j2', chargedAt: '2099-12-04T22:23:00Z' },
    { ...job, jobId: 'j3', chargedAt: '2020-12-04T22:23:00Z' },
    { ...job, jobId: 'j4' },
    { ...job, jobId: 'j5' },
  ];
  const prices = { payoutCents: 8400, hostFeeCents: 500, cleanerFeeCents: 500 };
  const accepted = { id: 'j5', can: [], reportStatus: 'PROPOSED', proposedCents: 7560, ...prices };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/cleaner/jobs/assigned') ? [accepted] : { unpaid }),
  );
  await shown(<UnpaidMoney />, { words: ['payouts'] });
  await screen.findByText(/You receive/);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
  expect(rows).toEqual([
    'Carriage LoftNov 27, 2026Waiting for your answer to the report$79.00Answer',
    expect.stringMatching(
      /^Carriage LoftNov 27, 2026Host’s card will be charged by Fri, Dec 4, 5:23\sPM EST.*\$79\.00$/,
    ),
    'Carriage LoftNov 27, 2026Waiting for the host’s payment$79.00',
    'Carriage LoftNov 27, 2026Waits until the report is resolved$79.00',
    'Carriage LoftNov 27, 2026Waits for the host’s answer. You receive \u2068$70.60\u2069 if they accept.$79.00',
  ]);
  expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toContain('j1');
});

it('says by the clock of its home when held money becomes free', async () => {
  const upcoming = [{ ...home, jobId: 'j1', amountCents: 7900, freeAt: '2099-11-28T18:54:00Z' }];
  vi.stubGlobal('fetch', async () => Response.json({ upcoming }));
  await shown(<UpcomingMoney />, { words: ['payouts'] });
  expect(await screen.findByText('Nov 27, 2026')).toBeTruthy();
  expect(screen.getByText(/Nov 28, 1:54\sPM EST/)).toBeTruthy();
});

it('leads from money that a report holds to the answer, where that is the reader’s own', async () => {
  const upcoming = ['j1', 'j2'].map((jobId) => ({ ...home, jobId, amountCents: 7900, freeAt: null }));
  const toAnswer = [
    { id: 'j1', can: ['acceptProposal'] },
    { id: 'j2', can: ['confirm'] },
  ];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/cleaner/today') ? { toAnswer } : { upcoming }),
  );
  await shown(<UpcomingMoney />, { words: ['payouts'] });
  expect((await screen.findByRole('link', { name: 'Answer' })).getAttribute('href')).toContain('j1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Carriage LoftNov 27, 2026Waiting for your answer to the report$79.00Answer',
    'Carriage LoftNov 27, 2026Waits until the report is resolved$79.00',
  ]);
});
