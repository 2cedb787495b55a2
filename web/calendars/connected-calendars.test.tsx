import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision, Integration } from '#contract/calendar.ts';
import type { Property } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';

const dune = { id: '01a1f8e1-9514-7761-a1e9-09d2334af378', title: 'Dune House' } as Property; // all that is read of it
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

const connected: Integration = {
  id: 'c1',
  property: { id: dune.id, title: dune.title },
  platform: 'airbnb',
  externalPropertyId: '1234567',
  calendarUrl: 'www.airbnb.com/…s=abc',
  syncEnabled: true,
  lastSyncAt: null,
  lastError: null,
  lastFault: null,
  unclearMeans: 'auto',
  imported: false,
  nextRunAt: null,
  alarm: null,
  missingStays: 0,
  createdAt: '2026-11-20T10:00:00Z',
};
const reserved: Decision = {
  id: 'd1',
  integrationId: 'c1',
  platform: 'airbnb',
  property: connected.property,
  checkInDate: '2026-12-02',
  checkOutDate: '2026-12-05',
  nights: 3,
  guestName: null,
  kind: 'stay',
  choice: 'auto',
  reason: { code: 'reserved' },
  cleaning: { code: 'jobCreated', startTime: '2026-12-05T16:00:00Z' },
  movedFrom: null,
  bookingId: 'b1',
  jobId: 'j1',
  alsoAt: [],
  overlaps: [],
  decidedAt: '2026-11-20T10:00:00Z',
};
const counts = { bookingsCreated: 1, bookingsUpdated: 0, bookingsCanceled: 0, jobsMoved: 0, jobsCanceled: 0 };

/** What the server has. */
let integrations: Integration[] = [];
let decisions: Decision[] = [];
let refused: Response | null = null;
const sent: { method: string; path: string; body: unknown }[] = [];

function answer(method: string, path: string, body: Record<string, unknown>): Response {
  if (path.endsWith('/sync?dryRun=true')) {
    if (refused) return refused;
    const planned = { ...reserved, id: null, jobId: null, cleaning: { code: 'jobPlanned' } };
    return json(200, { ...counts, jobsCreated: 1, alarm: null, decisions: [planned] });
  }
  if (path.endsWith('/sync')) {
    integrations = [{ ...connected, imported: true, lastSyncAt: '2026-11-20T10:00:00Z' }];
    return json(200, { ...counts, jobsCreated: 1, alarm: null });
  }
  if (method === 'POST') {
    integrations = [connected];
    return json(201, connected);
  }
  if (method === 'PATCH') {
    integrations = [{ ...connected, calendarUrl: null, imported: false }];
    return json(200, integrations[0]);
  }
  if (method === 'PUT') {
    decisions = [
      { ...reserved, choice: 'block', kind: 'block', reason: { code: 'yourChoice' }, cleaning: { code: 'none' } },
    ];
    return json(200, { ...decisions[0], asked: body.decision });
  }
  return json(200, path.includes('/decisions') ? decisions : path.includes('/integrations') ? integrations : []);
}

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  integrations = [];
  decisions = [reserved];
  refused = null;
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body = init.body ? JSON.parse(String(init.body)) : {};
    if (method !== 'GET') sent.push({ method, path, body });
    return answer(method, path, body);
  });
});

const open = (at = '/') => shown(<ConnectedCalendars properties={[dune]} />, { words: ['calendars', 'timeline'], at });

it('goes from a pasted address to the import, which was shown before', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Connect calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(/Calendar address/));
  await user.paste('https://www.airbnb.com/calendar/ical/1234567.ics?s=abc');
  expect(dialog.getByRole('radio', { name: 'Airbnb' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText(/A job will be posted for check-out Sat, Dec 5/)).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/calendar/integrations',
    '/api/calendar/integrations/c1/sync?dryRun=true',
  ]);
  expect(sent[0]?.body).toMatchObject({ propertyId: dune.id, platform: 'airbnb', externalPropertyId: '1234567' });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Active')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('knows an address that is pasted anywhere on the page, and leaves other texts alone', async () => {
  const user = await open();
  await screen.findByRole('button', { name: 'Connect Airbnb' });
  await user.click(document.body);
  await user.paste('Out at eleven');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.paste(' https://ical.booking.com/v1/export?t=5c1 ');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/Calendar address/)).toHaveProperty('value', 'https://ical.booking.com/v1/export?t=5c1');
  expect(dialog.getByRole('radio', { name: 'Booking.com' })).toHaveProperty('checked', true);
});

it('begins with a card for each platform, which says where its address is and opens the form for it', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Connect Vrbo' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Vrbo' })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('button', { name: 'Where do I find it?' }));
  const steps = await dialog.findAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[2]?.textContent).toMatch(/Export calendar and copy the link that ends in \.ics/);
  for (const step of steps) expect(step.querySelector('svg')).toBeTruthy();
});

it('draws the month of an import: the stay on its days, and the cleaning on the day of the check-out', async () => {
  integrations = [connected];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Preview import' }));
  const month = within(await screen.findByRole('table', { name: 'Import preview, Nov 29 – Jan 2, 2027' }));
  const wordsOf = (day: string) => month.getByText(new RegExp(`December ${day}\\b`)).textContent;
  expect(wordsOf('2')).toBe('Wednesday, December 2, Stay');
  expect(wordsOf('5')).toBe('Saturday, December 5, Stay, Cleaning posted now');
  expect(wordsOf('6')).toBe('Sunday, December 6');
  await user.click(screen.getByRole('button', { name: 'Later weeks' }));
  expect(await screen.findByRole('table', { name: 'Import preview, Dec 27 – Jan 30, 2027' })).toBeTruthy();
});

it('says which fields are missing and sends nothing', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Connect calendar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect((await dialog.findAllByRole('alert')).length).toBe(2);
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Airbnb' }));
  expect(sent).toHaveLength(0);
});

it('shows why a feed cannot be previewed, and offers another address', async () => {
  integrations = [connected];
  const calendarFault = { code: 'webPage' };
  refused = json(422, { error: 'calendar_invalid', message: 'A web page', calendarFault, requestId: 'r1' });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Preview import' }));
  expect(await screen.findByText(/leads to a web page, not a calendar/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  expect(await screen.findByRole('button', { name: 'Save address' })).toBeTruthy();
});

it('takes an address away once it is clear what goes along', async () => {
  integrations = [{ ...connected, imported: true }];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'More options for Airbnb, Dune House' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change address' }));
  await user.click(await screen.findByRole('button', { name: 'No address yet' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove the address?' }));
  expect(asked.getByText(/also removes its upcoming stays and their open jobs/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Remove address' }));
  expect(await screen.findByText('No feed yet')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ method: 'PATCH', body: { calendarUrl: null } }]);
});

it('explains a decision and changes it with one press', async () => {
  integrations = [{ ...connected, imported: true }];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'See decisions' }));
  expect(await screen.findByText(/The platform calls it reserved/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Blocked' }));
  expect(await screen.findByText('You decided this.')).toBeTruthy();
  expect(sent).toEqual([{ method: 'PUT', path: '/api/calendar/decisions/d1', body: { decision: 'block' } }]);
});

it('arrow keys only move over a decision; Enter makes it, and the focus stays', async () => {
  integrations = [{ ...connected, imported: true }];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'See decisions' }));
  const radio = (name: string) => screen.getByRole('radio', { name });
  await screen.findByText(/The platform calls it reserved/);
  radio('Automatic').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(radio('Blocked'));
  expect(sent).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You decided this.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(document.activeElement).toBe(radio('Blocked'));
});

it('shows a feed’s fault and alarm, and takes the answer about missing stays', async () => {
  integrations = [
    { ...connected, imported: true, alarm: 'shrunk', missingStays: 3 },
    { ...connected, id: 'c2', imported: true, lastFault: { code: 'httpStatus', status: 404 } },
    { ...connected, id: 'c3', calendarUrl: null },
  ];
  const user = await open();
  expect(await screen.findByText(/error 404 instead of a calendar/)).toBeTruthy();
  expect(screen.queryByText('Active')).toBeNull();
  expect(screen.getByRole('button', { name: 'Change address' })).toBeTruthy();
  expect(screen.getByText(/Missing stays: 3/)).toBeTruthy();
  expect(screen.getByText('No feed yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep the stays' }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ path: '/api/calendar/integrations/c1/missing-stays', body: { decision: 'keep' } }),
  );
});

it('names the year of a day where another could be meant', async () => {
  integrations = [{ ...connected, imported: true }];
  decisions = [{ ...reserved, kind: 'block', checkOutDate: '2028-02-22', reason: { code: 'closedLong', nights: 447 } }];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'See decisions' }));
  expect(await screen.findByText('Wed, Dec 2 – Tue, Feb 22, 2028')).toBeTruthy();
});

it('a notice leads to the very card that asks', async () => {
  integrations = [connected, { ...connected, id: 'c2', imported: true, alarm: 'empty', missingStays: 2 }];
  await open('/host/calendar?calendar=asks');
  const asking = (await screen.findByText('The calendar is suddenly empty')).closest('li');
  expect(document.activeElement).toBe(asking);
});
