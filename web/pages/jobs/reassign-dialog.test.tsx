import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';

const first = { rank: 1, bidId: 'b1', cleanerId: 'c1', name: 'Ana', amountCents: 9_000 };
const second = { rank: 2, bidId: 'b2', cleanerId: 'c2', name: 'Ben', amountCents: 9_500 };

const detail = {
  ...{ id: 'j1', cleanerId: 'c1', cleaner: { id: 'c1', name: 'Ana' } },
  ...{ payoutCents: 9_000, hostFeeCents: 500 },
};

async function open(team: object[]) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/jobs/j1' ? { ...detail, team } : []));
  const job = { id: 'j1', cleanerId: 'c1' };
  return shown(<ReassignDialog job={job} onClose={() => undefined} />, { words: ['reassign', 'admin'] });
}

it('names whose job it is, who is next and at what price, and is called as what opens it', async () => {
  await open([second, first]);
  expect(await screen.findByRole('dialog', { name: /^Reassign .?Ana.?’s job\?$/ })).toBeTruthy();
  expect(screen.getByText(/Next in line: .?Ben.?, \$95\.00/)).toBeTruthy();
  expect(screen.getByText('The host’s price changes from $95.00 to $100.00.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reassign' })).toBeTruthy();
});

it('says where nobody is next', async () => {
  await open([first]);
  expect(await screen.findByText('There’s no backup, so the job opens for bids again.')).toBeTruthy();
});
