import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import { usualTerms } from '#contract/usual-terms.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { shown } from '#web/testing/shown.tsx';
import { emptyPosting, type PostingValues } from './posting-values.ts';
import { HeldTimes, WhenFields } from './when-fields.tsx';

const timeZone = 'Asia/Tokyo';
const hours = { checkInTime: '16:00', checkOutTime: '11:00' };
const property = { id: 'p', timeZone, ...hours } as Property; // all that the fields read
let stays: unknown[] = [];

interface Start {
  startTime: string;
  property?: Property | undefined;
}

function Fields({ startTime, property: at }: Start) {
  const form = useForm<PostingValues>({ defaultValues: { ...emptyPosting, startTime } });
  return <WhenFields form={form} property={at} />;
}

beforeEach(() => {
  stays = [];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/calendar/bookings') ? stays : { terms: usualTerms }),
  );
});

async function startingIn(hours: number, at?: Property) {
  const startTime = utcToZoned(new Date(Date.now() + hours * 3_600_000).toISOString(), timeZone);
  return shown(<Fields startTime={startTime} property={at} />, { words: ['posting', 'guestsThen'] });
}

const line = 'Starts within 24 hours: once a cleaner has the job, canceling costs 50% of the payout.';

it('says what canceling costs where the job starts soon, on the clock of its home', async () => {
  await startingIn(20, property);
  expect(screen.getByText(line)).toBeTruthy();
});

it.each([
  ['starts later', 30, property],
  ['has no home yet', 20, undefined],
])('says nothing where the job %s', async (_, hours, at) => {
  await startingIn(hours, at);
  expect(screen.queryByText(line)).toBeNull();
});

it('says beside the time until when a guest is there, and starts at their check-out on a press', async () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const checkOutDate = dayIn(6);
  stays = [{ property: { id: 'p' }, checkInDate: dayIn(-1), checkOutDate, bookingStatus: 'confirmed' }];
  const user = await startingIn(40, property);
  await screen.findByText(/^A guest is staying here until .*11:00\sAM/);
  await user.click(screen.getByRole('button', { name: 'Start at check-out' }));
  expect(screen.getByLabelText(/Start/)).toHaveProperty('value', `${checkOutDate}T11:00`);
  expect(screen.getByLabelText(/End/)).toHaveProperty('value', `${checkOutDate}T16:00`);
  expect(screen.queryByText(/A guest is staying/)).toBeNull();
});

const value = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value; // the fields are inputs
const type = (label: RegExp, local: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: local } });

it('keeps the length of the cleaning as its start changes, and gives a typed end back', async () => {
  const user = await shown(<Fields startTime="" property={property} />, { words: ['posting', 'guestsThen'] });
  type(/Start/, '2030-11-21T11:00');
  expect(value(/End/)).toBe('2030-11-21T16:00');
  type(/Start/, '2030-11-22T09:00');
  expect(value(/End/)).toBe('2030-11-22T14:00');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  type(/End/, '2030-11-22T12:30');
  type(/Start/, '2030-11-23T10:00');
  type(/Start/, '2030-11-24T10:00');
  expect(value(/End/)).toBe('2030-11-24T13:30');
  expect(screen.getByText(/^The end time moved too/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(); // that end is over by then
  type(/Start/, '2030-11-22T08:00');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([value(/Start/), value(/End/)]).toEqual(['2030-11-22T08:00', '2030-11-22T12:30']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('keeps the length at the check-out of a guest too, and gives both times back', async () => {
  stays = [
    { property: { id: 'p' }, checkInDate: '2030-11-20', checkOutDate: '2030-11-23', bookingStatus: 'confirmed' },
  ];
  const user = await shown(<Fields startTime="" property={property} />, { words: ['posting', 'guestsThen'] });
  type(/Start/, '2030-11-21T13:00');
  type(/End/, '2030-11-21T15:00');
  await user.click(await screen.findByRole('button', { name: 'Start at check-out' }));
  expect([value(/Start/), value(/End/)]).toEqual(['2030-11-23T11:00', '2030-11-23T13:00']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect([value(/Start/), value(/End/)]).toEqual(['2030-11-21T13:00', '2030-11-21T15:00']);
});

it('says as soon as a home is chosen that its time zone is not known, and leads to where it is added', async () => {
  const unknown = { ...property, timeZone: 'UTC' };
  await shown(<Fields startTime="" property={unknown} />, { words: ['posting', 'severalHomes'] });
  expect(await screen.findByText('We don’t know its time zone yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add it' }).getAttribute('href')).toContain('edit=p');
});

function Held() {
  const times = { startTime: '2026-12-06T11:00', endTime: '2026-12-06T14:00' };
  const form = useForm<PostingValues>({ defaultValues: { ...emptyPosting, ...times } });
  return <HeldTimes form={form} timeZone={timeZone} />;
}

it('another start of a posted job keeps its length, says so, and can be taken back', async () => {
  const user = await shown(<Held />, { words: ['posting'] });
  fireEvent.change(screen.getByLabelText(/Start/), { target: { value: '2026-12-06T12:00' } });
  expect(screen.getByLabelText(/End/)).toHaveProperty('value', '2026-12-06T15:00');
  await screen.findByText(/^The end time moved too, so the cleaning stays the same length\./);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText(/End/)).toHaveProperty('value', '2026-12-06T14:00');
});
