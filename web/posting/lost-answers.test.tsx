import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
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
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

type Sent = { key: string | null; body: Record<string, unknown> };
const sent: Sent[] = [];
/** What the server says to each posting, in order. */
const answers: (() => Response)[] = [];
let live: unknown[] = [];
const props = { onClose: vi.fn(), onCardNeeded: vi.fn(), onOwed: vi.fn() };

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  live = [];
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.includes('/jobs?')) return json(200, path.includes('status=OPEN') ? live : []);
    if (init.method !== 'POST') return json(200, []);
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) });
    return answers.shift()?.() ?? json(201, { id: 'job' });
  });
});

async function openFilled() {
  const dialog = <CreateJobDialog properties={[dune]} money={() => null} {...props} />;
  const user = await shown(dialog, { words: ['shell', 'posting', 'jobs', 'billing'] });
  fireEvent.change(await screen.findByLabelText('Start'), { target: { value: '2030-11-21T11:00' } });
  return user;
}
const button = () => screen.getByRole('button', { name: 'Post Job' });
const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};

it('sends the same wish once more by itself when no answer came, so that one job is posted', async () => {
  answers.push(noAnswer);
  const user = await openFilled();
  await user.click(button());
  await waitFor(() => expect(props.onClose).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('sends the same wish again by hand when no answer came twice', async () => {
  answers.push(noAnswer, noAnswer);
  const user = await openFilled();
  await user.click(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  await user.click(button());
  await waitFor(() => expect(props.onClose).toHaveBeenCalled());
  expect(sent[2]).toEqual(sent[0]);
});

it('knows the job it has posted when the answer was lost, and offers to open it, not to post it twice', async () => {
  answers.push(noAnswer, () => {
    const times = { startTime: '2030-11-21T16:00:00Z', endTime: '2030-11-21T21:00:00Z', payoutCents: 9535 };
    live = [{ id: 'job-7', propertyId: dune.id, timeZone: dune.timeZone, ...times }];
    return noAnswer();
  });
  const user = await openFilled();
  await user.click(button());
  await screen.findByText('Your job was posted');
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe('/jobs/job-7');
  expect(screen.queryByText(/already posted here/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Post/ })).toBeNull();
});
