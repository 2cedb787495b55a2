import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { RequestPanel } from './request-panel.tsx';

// all that the panel reads
const job = {
  id: 'j1',
  payoutCents: 12_000,
  can: ['accept', 'decline'],
  host: { id: 'h', name: 'Hanna' },
} as unknown as JobDetail;
const bar = () => document.querySelector('[data-thumb-bar]');
const show = (bidsInstead: boolean) =>
  shown(<RequestPanel job={job} split="a split" money="You receive $80.00" bidsInstead={bidsInstead} />, {
    words: ['hiring'],
  });

const sent: [url: string, body: unknown][] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push([url, JSON.parse(String(body))]);
    return Response.json([{ id: 'j1', invitationId: 'i1', message: 'Would you take it again?' }]);
  });
});

it('keeps Accept at the thumb, with what the reader would receive, and the host’s message above', async () => {
  await show(false);
  const accept = await screen.findByRole('button', { name: 'Accept job' });
  expect(bar()?.contains(accept)).toBe(true);
  expect(bar()?.textContent).toContain('You receive $80.00');
  expect(bar()?.contains(screen.getByRole('button', { name: 'Decline' }))).toBe(false);
  await screen.findByText('Would you take it again?');
});

it('leaves the thumb to a bid that is written instead', async () => {
  await show(true);
  await screen.findByRole('button', { name: 'Accept job' });
  expect(bar()).toBeNull();
});

it('accepts the invitation and the payout that are shown, and no others', async () => {
  await show(false);
  await screen.findByText('Would you take it again?');
  fireEvent.click(screen.getByRole('button', { name: 'Accept job' }));
  await waitFor(() => expect(sent).toEqual([['/api/jobs/j1/accept', { invitationId: 'i1', amountCents: 12_000 }]]));
});
