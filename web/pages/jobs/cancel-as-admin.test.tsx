import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { CancelAsAdmin } from './cancel-as-admin.tsx';

afterEach(cleanup);

type CanceledJob = Parameters<typeof CancelAsAdmin>[0]['job'];
const hired: CanceledJob = {
  ...{ id: 'j1', title: 'Dune House', status: 'ASSIGNED', timeZone: 'America/Chicago', payoutCents: toCents(12_600) },
  ...{ startTime: '2026-11-29T17:00:00Z', endTime: '2026-11-29T21:00:00Z' },
  cleaner: { id: 'c1', name: 'Tomás Reyes', ratingAvg: null, ratingCount: 0 },
};

async function asked(job: Partial<CanceledJob>) {
  const user = await shown(<CancelAsAdmin job={{ ...hired, ...job }} />, { words: ['admin', 'adminLists'] });
  await user.click(screen.getByRole('button', { name: 'Cancel job' }));
  const { textContent } = await screen.findByRole('dialog', { name: /^Cancel the cleaning of .?Dune House.?\?$/ });
  return String(textContent);
}

it('names the one that is meant, and says that its cleaner gets nothing', async () => {
  const words = await asked({});
  expect(words).toMatch(/Sun, Nov 29, 11:00\sAM–3:00\sPM CST/);
  expect(words).toMatch(/Tomás Reyes/);
  expect(words).toMatch(/\$126\.00/);
  expect(words).toMatch(/Tomás Reyes.? isn’t paid anything/);
  expect(words).not.toMatch(/underway/);
});

it('speaks of a payment only once there can be one, and of no cleaner where nobody is hired', async () => {
  expect(await asked({ status: 'SUBMITTED' })).toMatch(/a payment that’s already underway/);
  cleanup();
  expect(await asked({ status: 'OPEN', cleaner: null })).toMatch(/No one has been hired, so no one is charged or paid/);
});
