import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { productNow } from '#web/platform/product-time.ts';
import { shown } from '#web/testing/shown.tsx';
import { CreateJobDialog } from './create-job-dialog.tsx';

const dune = {
  id: '01a1f8e1-9514-7761-a1e9-09d2334af378',
  title: 'Dune House',
  address: '12 Silver Ave',
  timeZone: 'America/New_York',
  defaultPayoutCents: 9535,
  checkInTime: '16:00',
} as Property; // all that the form reads
const loft = { ...dune, id: '01a1f8e1-9514-7761-a1e9-09d2334af379', title: 'Lakeside Loft' };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const noCard = () => json(402, { error: 'payment_method_required', message: 'Add a card', requestId: 'r1' });

type Sent = { key: string | null; body: Record<string, unknown> };
const sent: Sent[] = [];
/** What the server says to each posting, in order. */
const answers: (() => Response)[] = [];
const props = { onClose: vi.fn(), onCardNeeded: vi.fn(), onOwed: vi.fn() };

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return json(200, []);
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) });
    return answers.shift()?.() ?? json(201, { id: 'job' });
  });
});

async function open() {
  const dialog = <CreateJobDialog properties={[dune, loft]} money={() => null} {...props} />;
  const user = await shown(dialog, { words: ['shell', 'posting', 'jobs', 'billing'] });
  await screen.findByRole('dialog');
  return user;
}

async function fillIn(user: Awaited<ReturnType<typeof open>>) {
  await user.selectOptions(screen.getByLabelText('Property'), dune.id);
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2030-11-21T11:00' } });
}
const button = () => screen.getByRole('button', { name: 'Post Job' });

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {isOpen && (
        <CreateJobDialog properties={[dune, loft]} money={() => null} {...props} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

it('means the only home where there is one', async () => {
  await shown(<CreateJobDialog properties={[dune]} money={() => null} {...props} />, {
    words: ['shell', 'posting', 'jobs', 'billing'],
  });
  expect(await screen.findByLabelText('Property')).toHaveProperty('value', dune.id);
  expect(screen.getByLabelText(/^Budget/)).toHaveProperty('value', '95.35');
});

it('begins at its first field, leads to the first faulty one, and gives the focus back', async () => {
  const user = await shown(<Opener />, { words: ['shell', 'posting', 'jobs', 'billing'] });
  const opener = screen.getByRole('button', { name: 'Open it' });
  await user.click(opener);
  const property = await screen.findByLabelText('Property');
  await waitFor(() => expect(document.activeElement).toBe(property));
  await user.selectOptions(property, dune.id);
  await user.click(button());
  await screen.findByText('Start time is required');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Start')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('cannot be sent without a property, and takes the usual payout and end of the one chosen', async () => {
  const user = await open();
  expect(button()).toHaveProperty('disabled', true);
  await fillIn(user);
  expect(screen.getByLabelText('Budget')).toHaveProperty('value', '95.35');
  expect(screen.getByLabelText('End')).toHaveProperty('value', '2030-11-21T16:00');
  await user.click(button());
  await waitFor(() => expect(props.onClose).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({
    payoutCents: 9535,
    startTime: '2030-11-21T16:00:00Z',
    endTime: '2030-11-21T21:00:00Z',
    specialInstructions: null,
  });
});

it('keeps what was typed when a card is missing, and sends it as another wish afterwards', async () => {
  answers.push(noCard);
  const user = await open();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(props.onCardNeeded).toHaveBeenCalled());
  expect(screen.getByLabelText('Start')).toHaveProperty('value', '2030-11-21T11:00');
  await user.click(button());
  await waitFor(() => expect(props.onClose).toHaveBeenCalled());
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('says next to the field what is wrong, the server’s word too', async () => {
  answers.push(() =>
    json(400, {
      error: 'invalid_input',
      message: 'Start time must be in the future',
      fieldErrors: { startTime: { code: 'startPast' } },
      requestId: 'r1',
    }),
  );
  const user = await open();
  await fillIn(user);
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '2030-11-21T10:00' } });
  await user.click(button());
  expect(await screen.findByText('End time must be after the start')).toBeTruthy();
  expect(sent).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('End'), { target: { value: '2030-11-21T12:00' } });
  await user.click(button());
  expect(await screen.findByText('Start time must be in the future')).toBeTruthy();
  expect(screen.getByLabelText('Start').getAttribute('aria-invalid')).toBe('true');
});

it('says beside the start that it is over on the property’s clock, and sends nothing until it is not', async () => {
  const user = await open();
  await fillIn(user);
  const start = (at: number) => {
    const local = utcToZoned(new Date(at).toISOString(), dune.timeZone).slice(0, 16);
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: local } });
  };
  start(productNow() - 3_600_000);
  await user.click(button());
  expect(await screen.findByText('Start time must be in the future')).toBeTruthy();
  expect(screen.queryByText('Error')).toBeNull();
  expect(sent).toHaveLength(0);
  start(productNow() + 3_600_000);
  await user.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('posts the job once the missing card is saved', async () => {
  answers.push(noCard);
  const user = await open();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(props.onCardNeeded).toHaveBeenCalled());
  const [postAgain] = props.onCardNeeded.mock.calls[0] ?? [];
  postAgain();
  await waitFor(() => expect(props.onClose).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toEqual(sent[0]?.body);
});

it('asks for an unpaid job first, and posts once it is paid', async () => {
  answers.push(() =>
    json(402, { error: 'payment_due', message: 'Pay first', jobId: 'old', jobTitle: 'Reef', amountCents: 12_500 }),
  );
  const user = await open();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(props.onOwed).toHaveBeenCalled());
  const [owed, postAgain] = props.onOwed.mock.calls[0] ?? [];
  expect(owed).toEqual({ jobId: 'old', jobTitle: 'Reef', amountCents: 12_500 });
  postAgain();
  await waitFor(() => expect(props.onClose).toHaveBeenCalled());
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('says what earlier cleanings of the type went for there, where there were any', async () => {
  const jobs = [
    { cleaningType: 'standard', payoutCents: 9_000 },
    { cleaningType: 'standard', payoutCents: 8_500 },
    { cleaningType: 'deep', payoutCents: 20_000 },
  ];
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('status=PAID') ? jobs : []));
  const user = await open();
  expect(screen.queryByText(/Past cleanings/)).toBeNull();
  await fillIn(user);
  expect(await screen.findByText('Past cleanings of this type here: $85.00 to $90.00.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Deep Clean/ }));
  expect(await screen.findByText('Past cleanings of this type here: $200.00.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Maintenance/ }));
  expect(screen.queryByText(/Past cleanings/)).toBeNull();
});

it('says what similar cleanings nearby went for, of the chosen type, or that too few are known', async () => {
  const standard = { range: { lowCents: 11_000, highCents: 14_500 }, sample: 12 };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/fair-price')) return Response.json([]);
    return Response.json(url.includes('=standard') ? standard : { range: null, sample: 3 });
  });
  const user = await open();
  await fillIn(user);
  expect(await screen.findByText('Similar turnovers nearby: $110.00 to $145.00, from 12 jobs.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Deep Clean/ }));
  expect(await screen.findByText('Not enough data on similar turnovers nearby yet.')).toBeTruthy();
  expect(screen.queryByText(/^Similar turnovers/)).toBeNull();
});

it('warns of a budget below the lowest bid, and only of that', async () => {
  const user = await open();
  const words = /Bids start at \$30\.00/;
  const budget = screen.getByLabelText('Budget');
  await user.clear(budget);
  await user.type(budget, '29.99');
  expect(await screen.findByText(words)).toBeTruthy();
  await user.clear(budget);
  expect(screen.queryByText(words), 'nothing is entered').toBeNull();
  await user.type(budget, '30');
  expect(screen.queryByText(words)).toBeNull();
});

it('posts nothing at a home whose zone is not known, and says what is to be added first', async () => {
  const user = await shown(
    <CreateJobDialog properties={[{ ...dune, timeZone: 'UTC' }]} money={() => null} {...props} />,
    { words: ['shell', 'posting', 'jobs', 'billing'] },
  );
  await screen.findByRole('dialog');
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText(/^First add this property’s ZIP code or time zone/)).toBeTruthy();
  expect(sent).toHaveLength(0);
});
