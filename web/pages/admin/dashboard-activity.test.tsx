import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { DashboardActivity } from './dashboard-activity.tsx';

const moved = {
  ...{ id: '7', action: 'move money', actor: { id: null, name: 'Freshkey' }, reason: null, before: null },
  ...{ at: '2026-11-26T12:00:00Z', after: { kind: 'job', movedCents: 12_500 }, people: {} },
  subject: { kind: 'ledger transaction', id: 'l', name: 'Hanna Host' },
};

async function actsOf(entries: readonly object[]): Promise<(string | undefined)[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(path.startsWith('/api/admin/audit-logs') ? entries : { timeZone: 'America/New_York' });
  });
  await shown(<DashboardActivity />, { words: ['adminDashboard', 'adminLists', 'admin', 'platformSettings'] });
  const lines = await screen.findAllByRole('listitem');
  expect(asked.some((path) => path.includes('changes=true'))).toBe(true);
  return lines.map((line) => line.querySelector('p span')?.textContent);
}

it('names money by what it moved for, as the audit log does: what is only held has gone nowhere', async () => {
  const held = { ...moved, id: '8', after: { kind: 'held', movedCents: 6_900 } };
  expect(await actsOf([held, { ...moved, after: { kind: 'tip', movedCents: 800 } }])).toEqual([
    'Held for a dispute',
    'Tip',
  ]);
});

it('lets one act that somebody repeats not crowd out the others', async () => {
  const rejected = (id: number) => ({
    ...{
      id: String(id),
      action: 'reject background check',
      actor: { id: 'a', name: 'Ada' },
      reason: null,
      before: null,
    },
    ...{ at: moved.at, after: null, people: {}, subject: { kind: 'account', id: `c${id}`, name: `Cleaner ${id}` } },
  });
  const acts = await actsOf([...Array.from({ length: 12 }, (_, n) => rejected(40 - n)), moved]);
  expect(acts).toHaveLength(7);
  expect(acts.at(-1)).toBe('Cleaning');
});

it('says of money that moved how much it was, with or without a name', async () => {
  const entries = [moved, { ...moved, id: '8', subject: { ...moved.subject, name: null } }];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/admin/audit-logs') ? entries : { timeZone: 'America/New_York' }),
  );
  await shown(<DashboardActivity />, { words: ['adminDashboard', 'adminLists', 'admin', 'platformSettings'] });
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'CleaningHanna Host · $125.00',
    'Cleaning$125.00',
  ]);
});
