import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
