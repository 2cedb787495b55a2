import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AdminDispute } from '#contract/disputes.ts';
import { shown } from '#web/testing/shown.tsx';
import { DisputeList } from './dispute-list.tsx';
import { DisputeTurn } from './dispute-turn.tsx';

const report = {
  ...{ host: { id: 'h', name: 'Hanna' }, cleaner: { id: 'c', name: 'Carlos' } },
  ...{ proposal: null, acceptedBy: null },
};
const proposed = { status: 'PROPOSED', proposal: { payoutCents: 7_000 } };

it.each([
  [{ status: 'OPEN' }, 'Carlos to answer the report'],
  [proposed, 'Hanna and Carlos to accept $70.00 or ask us'],
  [{ ...proposed, acceptedBy: 'host' }, 'Carlos to accept $70.00 or ask us'],
  [{ ...proposed, acceptedBy: 'cleaner' }, 'Hanna to accept $70.00 or ask us'],
  [{ ...proposed, status: 'ESCALATED' }, 'Freshkey decides'],
  [{ ...proposed, status: 'RESOLVED' }, 'Resolved'],
])('of %o it says “%s”', async (given, said) => {
  const dispute = { ...report, ...given } as unknown as AdminDispute; // what it reads of one
  const node = (
    <p data-testid="turn">
      <DisputeTurn dispute={dispute} />
    </p>
  );
  await shown(node, { words: ['reports'] });
  expect((await screen.findByTestId('turn')).textContent?.replace(/[\u2068\u2069]/g, '')).toBe(said);
});

it('lists with one press the disputes that the menu counts', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('stats')) return Response.json({ disputeCount: 3, escalatedDisputeCount: 1 });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  const user = await shown(<DisputeList />, { words: ['admin', 'reports'], at: '/admin/disputes' });
  await user.click(await screen.findByRole('button', { name: /^Unresolved ?3$/ }));
  await vi.waitFor(() => expect(asked.at(-1)).toContain('open=true'));
});
