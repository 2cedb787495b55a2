import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminDispute } from '#contract/disputes.ts';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { ResolveForm } from './resolve-form.tsx';

const priced = { payoutCents: toCents(10_000), hostFeeCents: toCents(500), cleanerFeeCents: toCents(500) };
const dispute: AdminDispute = {
  ...{ id: 'd', jobId: 'j', reason: 'quality', text: 'The oven.', photoUrls: [], taskIds: [], answer: null },
  ...{ createdAt: '2026-11-21T12:00:00Z', deadline: null, acceptedBy: null, escalation: null, resolution: null },
  ...{ status: 'ESCALATED', terms: { answerHours: 24, agreeHours: 24, decideHours: 72 } },
  proposal: { payoutCents: toCents(4_000), rules: [] },
  job: {
    ...{ ...priced, id: 'j', title: 'Loft', status: 'PAID', earlier: null },
    ...{ startTime: '2026-11-20T12:00:00Z', timeZone: 'UTC' },
  },
  ...{ host: { id: 'h', name: 'Hanna' }, cleaner: { id: 'c', name: 'Carlos' } },
};

const sent: unknown[] = [];
let lines: { kind: string; amountCents: number }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return new Promise(() => undefined);
    }
    if (path.endsWith('/money')) return Promise.resolve(Response.json({ lines }));
    return Promise.resolve(Response.json({ ...priced, id: 'j', timeline: [{ kind: 'PAID' }, { kind: 'DISPUTED' }] }));
  });
});

const words = ['reports', 'disputeDecision', 'ui'] as const;
const form = () => shown(<ResolveForm dispute={dispute} moneyAt={() => null} />, { words });

it('names what goes back to the host, and asks once more with both sums before it goes out, once', async () => {
  lines = [{ kind: 'job', amountCents: 10_500 }];
  const user = await form();
  expect(await screen.findByRole('button', { name: 'Refund $60.00 and close' })).toBeTruthy();
  const why = screen.getByRole('textbox', { name: /Reason/ });
  await user.type(why, 'The oven was left.');
  fireEvent.keyDown(why, { key: 'Enter', metaKey: true });
  const asked = await screen.findByRole('alertdialog');
  expect(within(asked).getByText(/Carlos.* receives \$35\.00, and .*Hanna.* gets \$60\.00 back\./)).toBeTruthy();
  expect(within(asked).getByText('The oven was left.')).toBeTruthy();
  expect(sent).toHaveLength(0);
  const decide = within(asked).getByRole('button', { name: 'Refund $60.00 and close' });
  fireEvent.click(decide);
  fireEvent.click(decide);
  await waitFor(() => expect(sent).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 50));
  expect(sent).toHaveLength(1);
});

it('shows both sides’ money once it is another than what is proposed beside it', async () => {
  lines = [];
  const user = await shown(<ResolveForm dispute={dispute} moneyAt={(cents) => <p>{`at ${cents}`}</p>} />, {
    words,
  });
  const sum = await screen.findByLabelText('Payout before fees');
  expect(screen.queryByText('at 4000')).toBeNull();
  await user.clear(sum);
  await user.type(sum, '50');
  expect(await screen.findByText('at 5000')).toBeTruthy();
});

it('promises no refund of what the host’s bank has fetched', async () => {
  lines = [{ kind: 'chargeback', amountCents: -10_500 }];
  await form();
  expect(await screen.findByRole('button', { name: 'Close without a refund' })).toBeTruthy();
});

it('says by the field that its sum is before fees, and by the button what the cleaner gets of it', async () => {
  const unpaid = { ...dispute, job: { ...dispute.job, status: 'SUBMITTED' as const } };
  await shown(<ResolveForm dispute={unpaid} moneyAt={() => null} />, { words });
  expect(screen.getByLabelText<HTMLInputElement>('Payout before fees').value).toBe('40.00');
  expect(screen.getByRole('button', { name: 'Pay cleaner $35.00 and close' })).toBeTruthy();
});

it('promises no sum by its button while the amount is none, which the field says', async () => {
  const unpaid = { ...dispute, job: { ...dispute.job, status: 'SUBMITTED' as const } };
  const user = await shown(<ResolveForm dispute={unpaid} moneyAt={() => null} />, { words });
  await user.clear(screen.getByLabelText('Payout before fees'));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The oven was left.');
  expect(screen.queryByRole('button', { name: 'Pay cleaner $35.00 and close' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(screen.getByText(/^Use \$0, or/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks which amount is meant only where both could be paid', async () => {
  lines = [];
  const user = await shown(<ResolveForm dispute={dispute} moneyAt={() => null} />, { words });
  const sum = await screen.findByLabelText('Payout before fees');
  await user.clear(sum);
  await user.type(sum, '66.505');
  expect(screen.getByText(/^Use at most two decimals/)).toBeTruthy();
  expect(screen.queryByText(/^Use \$0, or/)).toBeNull();
  expect(screen.queryByRole('button', { name: '$66,505.00' })).toBeNull();
});
