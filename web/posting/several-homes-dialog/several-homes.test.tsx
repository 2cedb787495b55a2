import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { shown } from '#web/testing/shown.tsx';
import { useFetchAhead } from '#web/ui/first-use.ts';
import { emptyPosting, type PostingValues } from '../posting-values.ts';
import { SeveralHomesDialog } from './several-homes-dialog.tsx';

const hours = { checkOutTime: '11:00', checkInTime: '16:00' };
const loft = {
  ...hours,
  ...{ id: '01a1f8e1-9514-7761-a1e9-09d2334af378', title: 'Lakeside Loft', address: '12 Main St, Austin, TX' },
  ...{ timeZone: 'America/Chicago', defaultPayoutCents: 9000 },
} as Property; // all that the dialog reads
const dune = {
  ...{ ...loft, id: '01a1f8e1-9514-7761-a1e9-09d2334af379', title: 'Dune House' },
  ...{ timeZone: 'America/New_York', defaultPayoutCents: 14_000 },
} as Property;

type Sent = { key: string | null; body: { propertyId: string; startTime: string; payoutCents: number } };
const sent: Sent[] = [];
let stays: unknown[] = [];
let jobs: unknown[] = [];
const answers: (() => Response)[] = [];
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const props = { onClose: vi.fn(), onAny: vi.fn(), onPosted: vi.fn() };

beforeEach(() => {
  sent.length = 0;
  answers.length = 0;
  stays = [];
  jobs = [];
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: RequestInit) => {
    if (path.endsWith('/api/config')) return json(200, { fees: { hostCents: 500 } });
    if (path.includes('/jobs?')) return json(200, path.includes('status=OPEN') ? jobs : []);
    if (method !== 'POST') return json(200, stays);
    sent.push({ key: new Headers(headers).get('idempotency-key'), body: JSON.parse(String(body)) });
    return answers.shift()?.() ?? json(201, { id: `job-${sent.length}` });
  });
});

const values = { ...emptyPosting, propertyId: loft.id, startTime: '2026-12-01T11:00', endTime: '2026-12-01T15:00' };

function WithForm({ homes = [loft, dune], typed }: { homes?: readonly Property[]; typed?: number }) {
  useFetchAhead();
  const form = useContractForm<PostingValues>(() => import('../posting-schema.ts').then((file) => file.postingSchema), {
    defaultValues: values,
  });
  // the form’s own fields follow what is typed before the dialog is opened
  const { isDirty } = form.getFieldState('payoutCents', form.formState);
  useEffect(() => {
    if (typed) form.setValue('payoutCents', typed, { shouldDirty: true });
  }, [form, typed]);
  if (typed && !isDirty) return null;
  return <SeveralHomesDialog form={form} properties={homes} {...props} />;
}

async function openWithBoth() {
  const user = await shown(<WithForm />, { words: ['severalHomes', 'shell'] });
  await user.click(await screen.findByRole('checkbox', { name: /Dune House/ }));
  return user;
}
const press = (name: string) => screen.getByRole('button', { name });

it('posts once at each, at the same hour of each clock and for the usual payout of each', async () => {
  const user = await openWithBoth();
  await user.click(press('Post 2 jobs'));
  await waitFor(() => expect(screen.getAllByText('Open the job')).toHaveLength(2));
  expect(sent.map(({ body }) => [body.propertyId, body.startTime, body.payoutCents])).toEqual([
    [loft.id, '2026-12-01T17:00:00Z', 9000],
    [dune.id, '2026-12-01T16:00:00Z', 14_000],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(props.onAny).toHaveBeenCalledTimes(2);
  await screen.findByRole('heading', { name: '2 jobs posted' });
  expect(screen.getByText('$240.00 in all, fees included')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Dune House')).toBeTruthy();
  await user.click(press('Done'));
  expect(props.onPosted).toHaveBeenCalled();
});

it('says before posting what all of them cost, fees included', async () => {
  await openWithBoth();
  expect(await screen.findByText(/^You pay \$240\.00 in all, fees included\./)).toBeTruthy();
});

it('keeps the sum and what is agreed to beside the button, where no list scrolls them away', async () => {
  await openWithBoth();
  const foot = press('Post 2 jobs').closest('[data-dialog-foot]');
  await waitFor(() => expect(foot?.textContent).toContain('Total$240.00'));
  expect(foot?.textContent).toContain('You pay $240.00 in all');
});

it('says to choose one where none is chosen', async () => {
  const user = await shown(<WithForm />, { words: ['severalHomes', 'shell'] });
  await user.click(await screen.findByRole('checkbox', { name: /Lakeside Loft/ }));
  expect(press('Choose at least one property')).toHaveProperty('disabled', true);
});

it('lets the host choose between the usual payouts and one budget, and shows at each home which it is', async () => {
  const user = await shown(<WithForm />, { words: ['severalHomes', 'shell'] });
  const prices = () => screen.getAllByRole('listitem').map((row) => row.textContent?.match(/\$[\d.]+$/)?.[0]);
  const usual = await screen.findByRole('radio', { name: 'Each property’s usual budget' });
  expect(usual).toHaveProperty('checked', true);
  expect(prices()).toEqual(['$90.00', '$140.00']);
  await user.click(screen.getByRole('radio', { name: 'Your budget from the form, $120.00, for each' }));
  expect(prices()).toEqual(['$120.00', '$120.00']);
  await user.click(press('Post Job'));
  await waitFor(() => expect(sent.map(({ body }) => body.payoutCents)).toEqual([12_000]));
  expect(usual).toHaveProperty('disabled', true);
});

it('takes a budget that was typed for each, unless the host goes back to the usual payouts', async () => {
  const user = await shown(<WithForm typed={10_000} />, { words: ['severalHomes', 'shell'] });
  const budget = await screen.findByRole('radio', { name: 'Your budget from the form, $100.00, for each' });
  expect(budget).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Each property’s usual budget' }));
  await user.click(press('Post Job'));
  await waitFor(() => expect(sent.map(({ body }) => body.payoutCents)).toEqual([9000]));
});

it('posts nothing where the time zone is not known, and leads to where it is added', async () => {
  const unknown = { ...dune, timeZone: 'UTC' };
  const user = await shown(<WithForm homes={[loft, unknown]} />, { words: ['severalHomes', 'shell'] });
  const box = await screen.findByRole('checkbox', { name: /Dune House/ });
  expect(box).toHaveProperty('disabled', true);
  expect(screen.getByText(/We don’t know its time zone yet\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add it' }).getAttribute('href')).toContain(`edit=${dune.id}`);
  await user.click(press('Post Job'));
  await waitFor(() => expect(sent.map(({ body }) => body.propertyId)).toEqual([loft.id]));
});

it('adds up the chosen ones alone, under the column of their payouts', async () => {
  const user = await openWithBoth();
  const amounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  await waitFor(() => expect(amounts()).toEqual(['$230.00', '$10.00', '$240.00']));
  await user.click(screen.getByRole('checkbox', { name: /Dune House/ }));
  expect(amounts()).toEqual(['$90.00', '$5.00', '$95.00']);
  await user.click(screen.getByRole('checkbox', { name: /Lakeside Loft/ }));
  expect(screen.queryByRole('definition')).toBeNull();
});

it('names each chosen home where a cleaning is already posted, leads to it, and asks to go on', async () => {
  const times = { startTime: '2026-12-01T19:00:00Z', endTime: '2026-12-01T22:00:00Z' };
  jobs = [{ id: 'job-9', propertyId: dune.id, timeZone: dune.timeZone, ...times }];
  const user = await shown(<WithForm />, { words: ['severalHomes', 'posting', 'payments', 'shell'] });
  expect(screen.queryByText(/already posted here/)).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: /Dune House/ }));
  const said = await screen.findByText(/^A cleaning is already posted here: Tue, Dec 1, 2:00.*5:00\sPM EST/);
  expect(said.closest('li')?.textContent).toContain('Dune House');
  expect(screen.getByRole('link', { name: 'Open that job' }).getAttribute('href')).toBe('/jobs/job-9');
  expect(press('Post 2 jobs anyway')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Dune House/ }));
  expect(screen.queryByText(/already posted here/)).toBeNull();
  expect(press('Post Job')).toBeTruthy();
});

it('says of each chosen home who is there at that time, and lets it be posted all the same', async () => {
  const booked = { checkInDate: '2026-11-30', checkOutDate: '2026-12-03', bookingStatus: 'confirmed' };
  stays = [{ ...booked, property: { id: dune.id, title: 'Dune House' } }];
  const user = await shown(<WithForm />, { words: ['severalHomes', 'guestsThen', 'shell'] });
  await user.click(await screen.findByRole('checkbox', { name: /Dune House/ }));
  const said = await screen.findByText(/^A guest is staying here until Thu, Dec 3, 11:00\sAM EST$/);
  expect(said.closest('li')?.textContent).toContain('Dune House');
  expect(screen.getAllByText(/A guest is staying|^1 warning above$/)).toHaveLength(2);
  expect(press('Post 2 jobs anyway')).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('checkbox', { name: /Dune House/ }));
  expect(screen.queryByText(/A guest is staying/)).toBeNull();
});

it('says why one was refused, and sends only that one again', async () => {
  const user = await openWithBoth();
  answers.push(
    () => json(201, { id: 'job' }),
    () =>
      json(404, {
        error: 'not_found',
        message: 'Gone',
        requestId: 'r',
        fieldErrors: { propertyId: { code: 'propertyGone' } },
      }),
  );
  await user.click(press('Post 2 jobs'));
  await screen.findByText('This property has been removed. Choose another one');
  await user.click(press('Try the rest again'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.body.propertyId).toBe(dune.id);
  expect(sent[2]?.key).not.toBe(sent[1]?.key);
});

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};

it('what got no answer is asked for once more by itself, and its own job is called no overlap', async () => {
  const user = await openWithBoth();
  answers.push(
    () => json(201, { id: 'job' }),
    noAnswer,
    () => {
      const times = { startTime: '2026-12-01T16:00:00Z', endTime: '2026-12-01T20:00:00Z' };
      jobs = [{ id: 'job-9', propertyId: dune.id, timeZone: dune.timeZone, ...times }];
      return noAnswer();
    },
  );
  await user.click(press('Post 2 jobs'));
  await screen.findByRole('heading', { name: '1 job posted' });
  expect(screen.queryByText(/already posted here/)).toBeNull();
  await user.click(press('Try the rest again'));
  await screen.findByRole('heading', { name: '2 jobs posted' });
  expect(new Set(sent.slice(1).map(({ key }) => key)).size).toBe(1);
});

const gaveUp = () => new Response('<h1>Gateway timeout</h1>', { status: 504 });

it.each([noAnswer, gaveUp])(
  'what may have been posted all the same is sent again as the same wish (%#)',
  async (lost) => {
    const user = await openWithBoth();
    answers.push(() => json(201, { id: 'job' }), lost, lost);
    await user.click(press('Post 2 jobs'));
    await user.click(await screen.findByRole('button', { name: 'Try the rest again' }));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect([sent[2], sent[3]]).toEqual([sent[1], sent[1]]);
  },
);

it('of many homes says how many are chosen, and once they are sent shows what became of each', async () => {
  const homes = Array.from({ length: 40 }, (_, index) => ({ ...dune, id: `home-${index}`, title: `Home ${index}` }));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'POST') return json(201, { id: 'job' });
    if (path.endsWith('/api/config')) return json(200, { fees: { hostCents: 500 } });
    if (path.startsWith('/api/calendar')) return json(200, []);
    const q = new URL(path, 'https://freshkey.example').searchParams.get('q') ?? '';
    return json(200, homes.filter(({ title }) => title.includes(q)).slice(0, 20));
  });
  const words = ['severalHomes', 'shell', 'homeSearch'] as const;
  const user = await shown(<WithForm homes={[loft, ...homes]} />, { words });
  await user.type(await screen.findByRole('searchbox'), 'Home 33');
  await user.click(await screen.findByRole('checkbox', { name: /Home 33/ }));
  expect(screen.getByText('Selected: 2')).toBeTruthy();
  await user.click(press('Post 2 jobs'));
  await waitFor(() => expect(screen.getAllByText('Open the job')).toHaveLength(2));
  expect(screen.getByText('Lakeside Loft')).toBeTruthy();
});
