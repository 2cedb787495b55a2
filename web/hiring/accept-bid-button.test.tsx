import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { AcceptBidButton } from './accept-bid-button.tsx';

const bid = { jobId: '019a0000-0000-7000-8000-000000000001', cleanerId: '019a0000-0000-7000-8000-000000000002' };

afterEach(() => vi.unstubAllGlobals());

async function refusedWith(status: number, error: string) {
  const refusal = { error, message: 'The server’s own words.', requestId: 'r-1' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status }));
  const user = await shown(
    <>
      <AcceptBidButton bid={{ ...bid, amountCents: 11000, cleaner: { name: 'Cleo Brand' } }} home="Pier 9 Studio" />
      <ToastViewport />
    </>,
    { words: ['hiring'] },
  );
  await acceptFor(user, '$115.00');
}

/** Asks first, and says in both places whom and how much. */
async function acceptFor(user: UserEvent, amount: string) {
  const name = `Accept Cleo Brand for ${amount}`;
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Give this job to Cleo Brand?' }));
  expect(dialog.getByText('Pier 9 Studio')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name }));
}

it('accepts nothing with one press, and nothing where the question is left', async () => {
  const asked = vi.fn(async (_url: string) => Response.json({}));
  vi.stubGlobal('fetch', asked);
  const user = await shown(
    <AcceptBidButton bid={{ ...bid, amountCents: 11000, cleaner: { name: 'Cleo Brand' } }} home="Pier 9 Studio" />,
    { words: ['hiring'] },
  );
  await user.click(screen.getByRole('button', { name: 'Accept Cleo Brand for $115.00' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked.mock.calls.filter(([url]) => url.includes('/jobs/'))).toEqual([]);
});

it('asks to look again where the bid has changed, not to reload what is already new', async () => {
  await refusedWith(409, 'stale');
  await screen.findByText('No bid was accepted: one just changed or is no longer available. Check the bids again.');
  expect(screen.queryByText(/Reload/)).toBeNull();
});

it('says that the fee has changed, reads it anew and sends the one in the sum that was pressed', async () => {
  let hostCents = 500;
  const pressed: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/api/config')) return Response.json({ fees: { hostCents, cleanerCents: hostCents } });
    pressed.push(JSON.parse(String(body)).seenFeeCents);
    if (hostCents === 700) return Response.json({});
    hostCents = 700;
    const refusal = { error: 'stale', message: 'The server’s own words.', requestId: 'r-1', hostFeeCents: 700 };
    return Response.json(refusal, { status: 409 });
  });
  const user = await shown(
    <>
      <AcceptBidButton bid={{ ...bid, amountCents: 11000, cleaner: { name: 'Cleo Brand' } }} home="Pier 9 Studio" />
      <ToastViewport />
    </>,
    { words: ['hiring'] },
  );
  await acceptFor(user, '$115.00');
  await screen.findByText(/^No bid was accepted: our fee has just changed/);
  await acceptFor(user, '$117.00');
  expect(pressed).toEqual([500, 700]);
  expect(await screen.findByText('Pier 9 Studio: Cleo Brand, for $117.00')).toBeTruthy();
});

it('names who is not free any more, and what to do', async () => {
  await refusedWith(409, 'schedule_conflict');
  await screen.findByText('Cleo Brand isn’t free at this time anymore. Choose another bid, or ask them.');
});

it('gives any other reason as everywhere', async () => {
  await refusedWith(403, 'forbidden');
  expect(screen.queryByText(/Nothing was accepted/)).toBeNull();
  await screen.findByText('Your account doesn’t have permission to do this.');
});
