import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Property } from '#contract/properties.ts';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { shown } from '#web/testing/shown.tsx';
import { MonthView } from './month-view.tsx';

const duneId = '01a1f8e1-9514-7761-a1e9-09d2334af378';
const loftId = '01a1f8e1-9514-7761-a1e9-09d2334af379';
const place = (id: string, title: string): TimelineRow['property'] => ({
  ...{ id, title, city: null, bedrooms: 1, bathrooms: 1 },
  ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
});
const properties = [place(duneId, 'Dune House'), place(loftId, 'Loft')] as Property[]; // all that is read of them
const stay = (guestName: string, checkInDate: string, checkOutDate: string, more: Partial<TimelineStay> = {}) => ({
  ...{ id: guestName, platform: 'airbnb' as const, guestName, numberOfGuests: 2, checkInDate, checkOutDate },
  ...{ bookingStatus: 'confirmed' as const, cleaning: { code: 'off' as const }, jobId: null },
  ...{ integrationId: null, missing: null, overlaps: [] },
  ...more,
});

let rows: TimelineRow[] = [];
let refused: Response | null = null;
let bookings: unknown[] = [];
const sent: { method: string; path: string; body: unknown }[] = [];
const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  sent.length = 0;
  refused = null;
  bookings = [];
  const cleaning = {
    ...{ id: 'job1', status: 'ASSIGNED' as const, cleanerName: 'Dana Reyes', bidCount: 0, waitsFor: null },
    ...{ startTime: '2026-11-25T16:00:00Z', endTime: '2026-11-25T20:00:00Z' },
  };
  rows = [
    {
      property: place(duneId, 'Dune House'),
      stays: [
        stay('Ana', '2026-11-20', '2026-11-25', { cleaning: { code: 'jobCreated' } }),
        stay('Ben', '2026-11-25', '2026-11-27'),
      ],
      closures: [],
      cleanings: [cleaning],
    },
    {
      property: place(loftId, 'Loft'),
      stays: [stay('Cleo', '2026-11-23', '2026-11-26', { platform: 'direct' })],
      closures: [{ checkInDate: '2026-11-28', checkOutDate: '2026-11-30' }],
      cleanings: [],
    },
  ];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = null }: RequestInit = {}) => {
    const path = String(address);
    sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    if (method === 'GET')
      return json(200, path.includes('/timeline') ? rows : path.includes('/bookings') ? bookings : [], {
        'x-total-count': String(rows.length),
      });
    if (refused) return refused;
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : json(201, { jobCreated: true, property: { id: loftId }, ...JSON.parse(String(body)) });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};
const address = () => screen.getByTestId('address').textContent;

/** jsdom has no width: the window says whether there is room for columns of days. */
const windowOf = (width: 'wide' | 'phone') =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: width === 'wide', onchange: null }),
  );

async function month(at = '/host/calendar') {
  windowOf('wide');
  const user = await shown(
    <>
      <MonthView properties={properties} />
      <Address />
    </>,
    { words: ['timeline', 'calendars'], at },
  );
  await screen.findByRole('table');
  return user;
}
const dayOf = (name: RegExp) => screen.getByLabelText(name);

it('each day says in a sentence who comes and goes, and who cleans', async () => {
  await month();
  expect(
    dayOf(/^Dune House, Wed, Nov 25/)
      .getAttribute('aria-label')
      ?.replace(/\s/gu, ' '),
  ).toBe('Dune House, Wed, Nov 25: Ana leaves; cleaning from 11:00 AM to 3:00 PM, Dana Reyes; Ben arrives');
  expect(dayOf(/^Loft, Tue, Nov 24/).getAttribute('aria-label')).toBe('Loft, Tue, Nov 24: Cleo is staying');
  expect(dayOf(/^Loft, Sat, Nov 28/).getAttribute('aria-label')).toBe('Loft, Sat, Nov 28: Blocked');
});

it('arrows move by day and property, and Enter on a gap posts a job there and then', async () => {
  const user = await month();
  await user.tab();
  dayOf(/^Dune House, Wed, Nov 25/).focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(dayOf(/^Loft, Thu, Nov 26/));
  expect(document.activeElement?.getAttribute('aria-label')).toContain('No cleaning yet');
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/host/post-job?property=${loftId}&start=2026-11-26T11%3A00&month=2026-11`);
});

it('Home and End go to the ends of the picture, which goes on for two weeks from today', async () => {
  const user = await month();
  dayOf(/^Loft, Thu, Nov 26/).focus();
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(dayOf(/^Loft, Sun, Nov 1:/));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(dayOf(/^Loft, Sat, Dec 5/));
});

it('a gap is dragged along its free days and dropped on the day to clean', async () => {
  const user = await month();
  const [from, to] = [dayOf(/^Dune House, Fri, Nov 27/), dayOf(/^Dune House, Sun, Nov 29/)];
  await user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, { keys: '[/MouseLeft]', target: to }]);
  await waitFor(() => expect(address()).toContain('start=2026-11-29T11%3A00'));
});

it('a day with a cleaning leads to it; a day with a guest tells about the stay', async () => {
  const user = await month();
  expect(dayOf(/^Dune House, Wed, Nov 25/).getAttribute('href')).toBe('/jobs/job1');
  await user.click(dayOf(/^Loft, Tue, Nov 24/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Loft' }));
  expect(dialog.getByText('Cleo')).toBeTruthy();
  expect(dialog.getByText(/3 nights, entered manually/)).toBeTruthy();
});

it('a stay entered by hand is removed from the month once the host confirms', async () => {
  const user = await month();
  await user.click(dayOf(/^Loft, Tue, Nov 24/));
  await user.click(await screen.findByRole('button', { name: 'Remove stay' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Remove stay' }));
  await waitFor(() =>
    expect(sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/bookings/Cleo'))).toBe(true),
  );
});

it('a stay of a connected calendar cannot be removed here', async () => {
  const user = await month();
  await user.click(dayOf(/^Dune House, Thu, Nov 26/));
  await screen.findByRole('dialog', { name: 'Dune House' });
  expect(screen.queryByRole('button', { name: 'Remove stay' })).toBeNull();
});

it('a stay is entered by hand, and what is wrong with it stands by its field', async () => {
  const user = await month();
  await user.click(screen.getByRole('button', { name: 'Enter a stay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a stay' }));
  await user.selectOptions(dialog.getByLabelText(/Property/), loftId);
  await user.type(dialog.getByLabelText(/Check-in/), '2026-12-05');
  await user.type(dialog.getByLabelText(/Check-out/), '2026-12-04');
  const fieldErrors = { checkOutDate: { code: 'checkOutAfterCheckIn' } };
  refused = json(400, { error: 'invalid_input', message: 'no', fieldErrors });
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  expect(await dialog.findByText('Check-out must be after check-in')).toBeTruthy();
  refused = json(409, { error: 'already_exists', message: 'taken' });
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  expect(await dialog.findByText('Another stay at this property already ends on that day.')).toBeTruthy();
  refused = null;
  await user.type(dialog.getByLabelText(/Guest name/), 'Dora');
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { body } = sent.findLast(({ method }) => method === 'POST') ?? {};
  expect(body).toEqual({
    ...{ propertyId: loftId, checkInDate: '2026-12-05', checkOutDate: '2026-12-04' },
    ...{ guestName: 'Dora', numberOfGuests: null },
  });
});

it('a stay that overlaps another is asked about first, which is named, and entered all the same', async () => {
  const user = await month();
  const there = { ...stay('Cleo', '2026-12-07', '2026-12-10'), property: { id: loftId, title: 'Loft' } };
  bookings = [there];
  await user.click(screen.getByRole('button', { name: 'Enter a stay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a stay' }));
  await user.selectOptions(dialog.getByLabelText(/Property/), loftId);
  await user.type(dialog.getByLabelText(/Check-in/), '2026-12-09');
  await user.type(dialog.getByLabelText(/Check-out/), '2026-12-12');
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  expect(await dialog.findByText('Cleo')).toBeTruthy();
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Enter it anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.some(({ method }) => method === 'POST')).toBe(true);
  await waitFor(() => expect(address()).toBe('/host/calendar?month=2026-12'));
});

it('the month and the property stand in the address, and nothing else of it is lost', async () => {
  const user = await month('/host/dashboard?tab=calendar');
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  await user.selectOptions(screen.getByLabelText('Property'), loftId);
  expect(address()).toBe(`/host/dashboard?tab=calendar&month=2026-12&property=${loftId}`);
  await waitFor(() =>
    expect(sent.at(-1)?.path).toBe(`/api/host/timeline?from=2026-12-01&days=31&propertyId=${loftId}&limit=25`),
  );
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).toBe(`/host/dashboard?tab=calendar&property=${loftId}`);
});

it('on a phone each day from today is a row, earlier ones on demand', async () => {
  windowOf('phone');
  const user = await shown(<MonthView properties={properties} />, {
    words: ['timeline', 'calendars'],
    at: '/host/calendar',
  });
  const list = await screen.findByRole('list', { name: 'Stays and cleanings by property and day' });
  const days = () => [...list.children].map((day) => day.querySelector('b')?.textContent);
  const comingDays = ['22', '23', '24', '25', '26', '27', '28', '29', '30', '1', '2', '3', '4', '5'];
  expect(days()).toEqual(comingDays);
  expect(list.children[9]?.textContent).toContain('Dec');
  const [, , , wednesday] = list.children;
  expect(wednesday?.textContent).toContain('Dana Reyes');
  expect(wednesday?.textContent).toContain('Ben');
  const free = within(list).getAllByRole('button', { name: /Post a job for this day/ });
  await user.click(free[0] as HTMLElement); // found above
  expect((await screen.findByRole('menuitem', { name: 'Dune House' })).textContent).toBe('Dune House');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Show earlier days' }));
  expect(days()).toEqual(['20', ...comingDays]);
});

it('a host without a property learns what will stand here', async () => {
  windowOf('wide');
  rows = [];
  await shown(<MonthView properties={[]} />, { words: ['timeline', 'calendars'] });
  expect(await screen.findByText('No properties yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add property' }).getAttribute('href')).toBe(
    '/host/dashboard?tab=properties',
  );
});
