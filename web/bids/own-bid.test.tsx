import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { OwnBid } from './own-bid.tsx';

const bid = {
  id: 'bid-1',
  jobId: 'job-1',
  cleanerId: 'ana',
  amountCents: 9500,
  message: null,
  estimatedHours: null,
  status: 'PENDING',
  teamRank: null,
  createdAt: '2026-11-20T15:00:00Z',
  cleaner: { name: 'Ana', ratingAvg: null, ratingCount: 0 },
  cleanerProfile: { hourlyRate: 25 },
} as unknown as Parameters<typeof OwnBid>[0]['bid']; // cents are branded
const sent: string[] = [];
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`);
    return new Response(null, { status: 204 });
  });
});

it('a backup can step down, but not change the price they were chosen at', async () => {
  const user = await shown(<OwnBid bid={{ ...bid, teamRank: 2 }} split={() => null} can={['withdrawBid']} />, {
    words: ['bids', 'jobs'],
  });
  expect(buttons()).toEqual(['Step down as backup']);
  expect(screen.getByText('Backup #1')).toBeTruthy();
  expect(screen.queryByText('Pending')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Step down as backup' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Your bid of $95.00 will be withdrawn');
  expect(sent).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Step down as backup' }).at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toContain('DELETE /api/bids/bid-1'));
});

it('a bid on an open job can be changed and withdrawn', async () => {
  await shown(<OwnBid bid={bid} split={() => null} can={['changeBid', 'withdrawBid']} />, { words: ['bids'] });
  expect(buttons()).toEqual(['Change bid', 'Withdraw bid']);
});

it('focus goes into the form that changes a bid, and back to the button that opened it', async () => {
  const user = await shown(<OwnBid bid={bid} split={() => null} can={['changeBid', 'withdrawBid']} />, {
    words: ['bids'],
  });
  await user.click(screen.getByRole('button', { name: 'Change bid' }));
  const price = await screen.findByLabelText('Your price');
  await waitFor(() => expect(document.activeElement).toBe(price));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change bid' }));
});

it('a lost bid beside a newer one offers nothing', async () => {
  const lost = { ...bid, status: 'REJECTED' as const };
  await shown(<OwnBid bid={lost} split={() => null} can={['changeBid', 'withdrawBid']} />, { words: ['bids'] });
  expect(buttons()).toEqual([]);
});

it('a lost bid says why, as far as that is known', async () => {
  const lost = { ...bid, status: 'REJECTED' as const };
  await shown(<OwnBid bid={{ ...lost, lostBecause: ['price', 'distance'] }} split={() => null} can={[]} />, {
    words: ['bids'],
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The host chose a cleaner who asked for less.',
    'The host chose a cleaner who lives closer.',
  ]);
  expect(screen.queryByText('The host chose someone else, or the job changed.')).toBeNull();
});

it('in a list says neither amount nor status once more, and offers both ways to change it', async () => {
  const brief = { priced: false, more: 'Budget $100.00' };
  await shown(<OwnBid bid={bid} split={() => 'a split'} can={['changeBid', 'withdrawBid']} brief={brief} />, {
    words: ['bids'],
  });
  const text = document.body.textContent ?? '';
  expect(text).toContain('Your price $95.00 Budget $100.00');
  expect(text).not.toContain('Pending');
  expect(text).not.toContain('a split');
  expect(buttons()).toEqual(['Change bid', 'Withdraw bid']);
});

it('a change that was typed before the page was left says that the bid stands as it was sent', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async () => Response.json({ id: 'ana', role: 'CLEANER' }));
  sessionStorage.setItem('typed:ana:bid:job-1', JSON.stringify({ typed: { amountCents: 9100 }, over: {} }));
  await shown(
    <SignedIn>
      <OwnBid bid={bid} split={() => null} can={['changeBid', 'withdrawBid']} />
    </SignedIn>,
    { words: ['bids'] },
  );
  expect((await screen.findByLabelText<HTMLInputElement>('Your price')).value).toBe('91.00');
  expect(screen.getByText('You’ve already bid $95.00 on this job')).toBeTruthy();
  expect(screen.getByText(/hasn’t been sent/)).toBeTruthy();
});

/** As the page does: it shows bids once it knows whose. */
function SignedIn({ children }: { children: ReactNode }) {
  return useSession().user ? children : null;
}
