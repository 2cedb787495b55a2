import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { BidForm } from './bid-form.tsx';

it('a bid is placed by its button alone, not by Enter in a field', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ id: 'bid-1' }, { status: 201 });
  });
  const user = await shown(<BidForm jobId="job-1" split={() => null} />, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95{Enter}');
  await user.type(screen.getByLabelText(/^Hours/), '3{Enter}');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  await waitFor(() => expect(sent).toEqual([{ amountCents: 9500, estimatedHours: 3, message: null }]));
});

it('calls no field empty in which an amount stands with too many decimals', async () => {
  const user = await shown(<BidForm jobId="job-1" split={() => null} />, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '30.001');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('Enter an amount in dollars, such as 95.50')).toBeTruthy();
  expect(screen.queryByText('This field is required')).toBeNull();
  expect(screen.getByText('Use at most two decimals, such as 7.50')).toBeTruthy();
});

it('tells of the minimum while one types less, and of no money that such a price would bring', async () => {
  const user = await shown(<BidForm jobId="job-1" split={(cents) => `brings ${cents}`} />, { words: ['bids'] });
  const price = screen.getByLabelText('Your price');
  await user.type(price, '12');
  expect(screen.getByText('Minimum bid is $30')).toBeTruthy();
  expect(screen.queryByText(/^brings/)).toBeNull();
  await user.type(price, '0');
  expect(screen.queryByText('Minimum bid is $30')).toBeNull();
  expect(screen.getByText('brings 12000')).toBeTruthy();
});

it('says of a message that is too short that it may be left empty', async () => {
  const user = await shown(<BidForm jobId="job-1" split={() => null} />, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95');
  await user.type(screen.getByLabelText(/^Message to the host/), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('At least 10 characters, or leave it empty')).toBeTruthy();
});

it('comes into sight from its first line when it is asked for and the window is too short for it', async () => {
  const bring = vi.spyOn(Element.prototype, 'scrollIntoView');
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const at = (top: number, height: number) => place.mockReturnValue(new DOMRect(0, top, 300, height));
  at(window.innerHeight - 100, 900);
  await shown(<BidForm jobId="job-3" asked={1} split={() => null} />, { words: ['bids'] });
  expect(bring).toHaveBeenCalledWith({ block: 'start' });
  cleanup();
  bring.mockClear();
  at(10, 300);
  await shown(<BidForm jobId="job-3" asked={1} split={() => null} />, { words: ['bids'] });
  expect(bring).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('says that the job is open no more where it was canceled meanwhile, and keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = { error: 'not_found', message: 'Job not found.', fieldErrors: {}, requestId: 'r1' };
  vi.stubGlobal('fetch', async () => Response.json(gone, { status: 404 }));
  const form = (
    <>
      <BidForm jobId="job-2" split={() => null} />
      <ToastViewport />
    </>
  );
  const user = await shown(form, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('This job is no longer open')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your price').value).toBe('95.00');
  expect(screen.queryByRole('button', { name: 'Submit bid' })).toBeNull();
  expect(screen.queryByText('Bid Failed')).toBeNull();
});

it('says the specified sentence where the server refuses a bid without one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  const form = (
    <>
      <BidForm jobId="job-1" split={() => null} />
      <ToastViewport />
    </>
  );
  const user = await shown(form, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('Bid Failed')).toBeTruthy();
  expect(screen.getByText('Failed to submit bid')).toBeTruthy();
});

const answers = (refused: Response, ownBid: unknown, sent: string[] = []) =>
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`);
    if (method === 'POST') return refused;
    return Response.json(method === 'GET' ? { id: 'job-3', can: ['changeBid'], ownBid } : ownBid);
  });
const already = () =>
  Response.json(
    { error: 'already_bid', message: 'You’ve already bid.', fieldErrors: {}, requestId: 'r1' },
    { status: 409 },
  );
const placedBid = { id: 'bid-3', jobId: 'job-3', status: 'PENDING', message: null, estimatedHours: null };

it('a bid whose answer was lost counts as placed once it is found to be there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answers(already(), { ...placedBid, amountCents: 9500 });
  const done = vi.fn();
  const form = (
    <>
      <BidForm jobId="job-3" split={() => null} onDone={done} />
      <ToastViewport />
    </>
  );
  const user = await shown(form, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('Bid Submitted')).toBeTruthy();
  expect(done).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Bid Failed')).toBeNull();
});

it('another bid from a second phone is named, and what is typed becomes a change of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: string[] = [];
  answers(already(), { ...placedBid, amountCents: 12000 }, sent);
  const form = (
    <>
      <BidForm jobId="job-4" split={() => null} />
      <ToastViewport />
    </>
  );
  const user = await shown(form, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('You’ve already bid $120.00 on this job')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your price').value).toBe('95.00');
  expect(screen.queryByText('Bid Failed')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save bid' }));
  await waitFor(() => expect(sent).toContain('PATCH /api/bids/bid-3'));
});

it('an answer that never came leaves open whether the bid arrived, and the same bid goes out under the same key', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  const form = (
    <>
      <BidForm jobId="job-5" split={() => null} />
      <ToastViewport />
    </>
  );
  const user = await shown(form, { words: ['bids'] });
  await user.type(screen.getByLabelText('Your price'), '95');
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  expect(await screen.findByText('We can’t tell if your bid arrived')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Submit bid' }));
  await waitFor(() => expect(keys.length).toBe(2));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

/** The form, and what makes the usual hours known. */
function KnownLater() {
  const [usualHours, setUsualHours] = useState<number>();
  return (
    <>
      <BidForm jobId="job-6" split={() => null} usualHours={usualHours} />
      <button type="button" onClick={() => setUsualHours(2.5)}>
        known
      </button>
    </>
  );
}

it('fills in the usual hours once they are known, and never over hours that were typed', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const hours = () => screen.getByLabelText<HTMLInputElement>(/^Hours/);
  const user = await shown(<KnownLater />, { words: ['bids'] });
  expect(hours().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'known' }));
  await waitFor(() => expect(hours().value).toBe('2.5'));
  cleanup();
  await shown(<KnownLater />, { words: ['bids'] });
  await user.type(hours(), '4');
  await user.click(screen.getByRole('button', { name: 'known' }));
  expect(hours().value).toBe('4');
});

/** The form on a page that can be left, of somebody who is logged in. */
function Left({ onCancel }: { onCancel?: () => void }) {
  const { user } = useSession();
  return user ? <BidForm jobId="job-7" split={() => null} {...(onCancel && { onCancel })} /> : null;
}

it('a bid that was begun is there again after a look at another page, but not once it was given up', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async () => Response.json({ id: 'ana', role: 'CLEANER' }));
  const price = () => screen.findByLabelText<HTMLInputElement>('Your price');
  const user = await shown(<Left />, { words: ['bids'] });
  await user.type(await price(), '95');
  await user.type(screen.getByLabelText(/^Message/), 'I know the house.');
  cleanup();
  await shown(<Left onCancel={() => undefined} />, { words: ['bids'] });
  expect((await price()).value).toBe('95.00');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe('I know the house.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  await shown(<Left />, { words: ['bids'] });
  expect((await price()).value).toBe('');
});

it('what one weighs a price by stands between the price and the button', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const weigh = <p>what it is worth</p>;
  await shown(<BidForm jobId="job-8" split={() => null} weigh={weigh} />, { words: ['bids'] });
  const order = [
    screen.getByLabelText('Your price'),
    screen.getByText('what it is worth'),
    screen.getByRole('button', { name: 'Submit bid' }),
  ];
  const inDocument = order.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inDocument).toEqual(order);
});
