import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PayoutList } from './payout-list.tsx';

const item = { kind: 'job', jobId: 'j1', jobTitle: 'Pier 9', amountCents: 10_000 };
const payout = {
  ...{ id: 'p1', method: 'instant', amountCents: 10_000, feeCents: 150, createdAt: '2026-11-28T20:00:00Z' },
  ...{ endedAt: null, items: [item] },
};

it('shows what arrives at the bank, as “Paid out” counts it, and of what came back all of it', async () => {
  const payouts = [
    { ...payout, status: 'paid' },
    { ...payout, id: 'p2', status: 'failed' },
  ];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('payout-account') ? { status: 'enabled', requirements: [] } : payouts),
  );
  await shown(<PayoutList />, { words: ['payouts'] });
  const [paid, , , returned] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(paid).toMatch(/\$98\.50.*Fee: \$1\.50.*Pier 9\$100\.00Provider fee.*\$1\.50$/);
  expect(returned).toMatch(/\$100\.00/);
  expect(returned).not.toContain('$1.50');
});
