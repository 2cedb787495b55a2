import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PayoutList } from './payout-list.tsx';
import { YearEarnings } from './year-earnings.tsx';

const year = new Date().getFullYear();
const earned = {
  ...{ year, years: [year], grossCents: 12_701, cleaningCents: 12_000, tipCents: 701, extraCents: 0, feeCents: 500 },
  ...{ refundedCents: 2_050, netCents: 10_151, paidOutCents: 0, payoutFeeCents: 0, months: [] },
};
const payout = {
  ...{ id: 'o1', cleaner: { id: 'c', name: 'Carlos' }, amountCents: 10_000, feeCents: 150, method: 'instant' },
  ...{ status: 'paid', createdAt: '2026-05-08T16:00:00Z', paidAt: null, failure: null, items: [] },
};
const answers: Record<string, unknown> = {
  [`/api/cleaner/statements/${year}`]: earned,
  [`/api/cleaner/statements/${year}.pdf`]: new Response('%PDF'),
  '/api/cleaner/payouts': [payout],
  '/api/cleaner/payouts/o1/statement.pdf': new Response('%PDF'),
};
const saved: string[] = [];
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path.split('?')[0] ?? ''];
    return answer instanceof Response ? answer.clone() : Response.json(answer, { headers: { 'x-total-count': '1' } });
  });
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

it('a cleaner’s year shows gross, fees, refunds and net, and gives its statement', async () => {
  const user = await shown(<YearEarnings />, { words: ['payouts'] });
  for (const amount of ['$127.01', '−$5.00', '−$20.50', '$101.51'])
    expect(await screen.findByText(amount)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Statement (PDF)' }));
  await waitFor(() => expect(saved).toContain(`earnings-${year}.pdf`));
});

it('each payout gives its own statement', async () => {
  const user = await shown(<PayoutList />, { words: ['payouts'] });
  await user.click(await screen.findByRole('button', { name: /^Statement for .*2026/ }));
  await waitFor(() => expect(saved).toContain('payout-2026-05-08.pdf'));
});
