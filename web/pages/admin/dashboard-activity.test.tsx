import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { DashboardActivity } from './dashboard-activity.tsx';

const moved = {
  ...{ id: '7', action: 'move money', actor: { id: null, name: 'Freshkey' }, reason: null, before: null },
  ...{ at: '2026-11-26T12:00:00Z', after: { kind: 'job', movedCents: 12_500 }, people: {} },
  subject: { kind: 'ledger transaction', id: 'l', name: 'Hanna Host' },
};

it('says of money that moved how much it was, with or without a name', async () => {
  const entries = [moved, { ...moved, id: '8', subject: { ...moved.subject, name: null } }];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/admin/audit-logs') ? entries : { timeZone: 'America/New_York' }),
  );
  await shown(<DashboardActivity />, { words: ['adminDashboard', 'adminLists', 'admin', 'platformSettings'] });
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    'Moved moneyHanna Host · $125.00',
    'Moved money$125.00',
  ]);
});
