import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { weekdays } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { AvailabilityForm } from './availability-form.tsx';

const Toasts = () => <p>{useToast()?.title}</p>;
const nine = { available: true, start: '09:00', end: '17:00' };
const off = { ...nine, available: false };
const fiveDays = Object.fromEntries(weekdays.map((day, index) => [day, index < 5 ? nine : off]));
let sent: Pick<CleanerProfile, 'weekly' | 'serviceRadiusKm'> | undefined;

beforeEach(() => {
  sent = undefined;
  localStorage.clear();
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    if (body) sent = JSON.parse(body);
    return Response.json({});
  });
});

const form = (weekly: object) => {
  // of a profile the form reads these three
  const profile = { weekly, daysOff: [], serviceRadiusKm: 25 } as unknown as CleanerProfile;
  return shown(<AvailabilityForm profile={profile} />, { words: ['availability'] });
};
const save = () => screen.getByRole('button', { name: 'Save availability' });
const until = () => waitFor(() => expect(sent).toBeDefined());

it('one from and until serve all days alike, also one that is turned on then', async () => {
  const user = await form(fiveDays);
  await screen.findByText('Monday–Friday');
  expect(screen.queryByLabelText('Tuesday from')).toBeNull();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '08:30' } });
  await user.click(screen.getByRole('switch', { name: 'Saturday' }));
  await screen.findByText('Monday–Saturday');
  await user.click(save());
  await until();
  expect(sent?.weekly.tuesday).toEqual({ available: true, start: '08:30', end: '17:00' });
  expect(sent?.weekly.saturday).toEqual({ available: true, start: '08:30', end: '17:00' });
  expect(sent?.weekly.sunday.available).toBe(false);
  // the profile may have another by now
  expect(sent?.serviceRadiusKm).toBeUndefined();
});

it('each day may have its own hours, and the first one’s are copied to all again', async () => {
  const user = await form({ ...fiveDays, wednesday: { ...nine, end: '13:00' } });
  await screen.findByText('Monday–Tuesday and Thursday–Friday');
  expect(screen.getByLabelText<HTMLInputElement>('Wednesday until').value).toBe('13:00');
  expect(screen.queryByLabelText('Sunday from')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^Same hours every day/ }));
  await screen.findByText('Monday–Friday');
  await user.click(save());
  await until();
  expect(sent?.weekly.wednesday).toEqual(nine);
});

it('takes no day that has passed as a day off, and names the jobs that were promised for one', async () => {
  const promised = { id: 'j', title: 'Marsh Cottage', status: 'ASSIGNED', timeZone: 'America/New_York' };
  vi.stubGlobal('fetch', async () =>
    Response.json([{ ...promised, startTime: '2099-11-30T16:00:00Z', endTime: '2099-11-30T18:00:00Z' }]),
  );
  const user = await form(fiveDays);
  const day = await screen.findByLabelText('Add a day off');
  fireEvent.change(day, { target: { value: '2001-11-30' } });
  await screen.findByText('This day has passed.');
  expect(screen.getByRole('button', { name: 'Add day' })).toHaveProperty('disabled', true);
  fireEvent.change(day, { target: { value: '2099-11-30' } });
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  await screen.findByText('You already have a job on a day off');
  expect(screen.getByRole('link', { name: 'Marsh Cottage' }).getAttribute('href')).toBe('/jobs/j');
});

it('says that no day is on', async () => {
  await form(Object.fromEntries(weekdays.map((day) => [day, off])));
  await screen.findByText(/^No working days yet/);
});

it('asks for the radius, too, in the account’s unit, keeps it in kilometres, and does without none', async () => {
  const user = await form(fiveDays);
  const radius = await screen.findByLabelText(/^Service radius/);
  expect(radius).toHaveProperty('value', '16');
  await screen.findByText('3 to 62 mi');
  await user.clear(radius);
  await user.click(save());
  await vi.waitFor(() => expect(radius.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toBeUndefined();
  await user.type(radius, '25');
  await user.click(save());
  await until();
  expect(sent?.serviceRadiusKm).toBe(40);
});

it('refuses a radius in the unit it is typed in, and takes the nearest and the farthest', async () => {
  const user = await form(fiveDays);
  const radius = await screen.findByLabelText(/^Service radius/);
  for (const [typed, refusal] of [
    ['63', 'Maximum service radius is 62 mi'],
    ['2', 'Minimum service radius is 3 mi'],
  ] as const) {
    await user.clear(radius);
    await user.type(radius, typed);
    await user.click(save());
    await screen.findByText(refusal);
    expect(screen.getByText('3 to 62 mi')).toBeTruthy();
    expect(sent).toBeUndefined();
  }
  await user.clear(radius);
  await user.type(radius, '3');
  await user.click(save());
  await vi.waitFor(() => expect(sent?.serviceRadiusKm).toBe(5));
  await user.clear(radius);
  await user.type(radius, '62');
  await user.click(save());
  await vi.waitFor(() => expect(sent?.serviceRadiusKm).toBe(100));
});

it('saves what is changed by itself once hours were saved, and says which days are off', async () => {
  const profile = { weekly: fiveDays, daysOff: [], serviceRadiusKm: 25, availabilitySavedAt: '2026-11-26T16:00:00Z' };
  // of a profile the form reads these
  const user = await shown(<AvailabilityForm profile={profile as unknown as CleanerProfile} />, {
    words: ['availability'],
  });
  expect(screen.getAllByRole('switch', { name: /^S/, checked: false })).toHaveLength(2);
  expect(screen.getByText(/^Everything is saved/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Saturday' }));
  expect(screen.getAllByRole('switch', { name: /^S/, checked: false })).toHaveLength(1);
  expect(await screen.findByText('Saving…')).toBeTruthy();
  await waitFor(() => expect(sent?.weekly.saturday.available).toBe(true), { timeout: 3000 });
  expect(await screen.findByText(/^Everything is saved/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save availability' })).toBeNull();
});

it('saves what is left when the page is left, and nothing that is refused', async () => {
  const profile = { weekly: fiveDays, daysOff: [], serviceRadiusKm: 25, availabilitySavedAt: '2026-11-26T16:00:00Z' };
  const user = await shown(<AvailabilityForm profile={profile as unknown as CleanerProfile} />, {
    words: ['availability'],
  });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
  expect(await screen.findByRole('button', { name: 'Save availability' }, { timeout: 3000 })).toBeTruthy();
  expect(sent).toBeUndefined();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '08:00' } });
  await user.click(screen.getByRole('switch', { name: 'Sunday' }));
  cleanup();
  await until();
  expect(sent?.weekly.sunday).toEqual({ available: true, start: '08:00', end: '17:00' });
});

it('says what was not saved when the page is left with hours that cannot be, and what is in force until the first save', async () => {
  await form(fiveDays);
  expect(await screen.findByText(/Until you save them, you’re considered available every day/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '04:00' } });
  cleanup();
  await shown(<Toasts />);
  expect(await screen.findByText('Your last change wasn’t saved')).toBeTruthy();
  expect(sent).toBeUndefined();
});

it('repeats no hours that end before they begin', async () => {
  await form(fiveDays);
  await screen.findByText(/9:00\sAM–5:00\sPM/);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '18:00' } });
  await waitFor(() => expect(screen.queryByText(/–5:00\sPM/)).toBeNull());
  expect(screen.getByText('Monday–Friday')).toBeTruthy();
});

function Told() {
  const toast = useToast();
  return (
    <button type="button" onClick={toast?.action?.onSelect}>
      {`${toast?.title}: ${toast?.description}`}
    </button>
  );
}

function Leaving({ savedAt }: { savedAt?: string }) {
  const [left, setLeft] = useState(false);
  const profile = { weekly: fiveDays, daysOff: [], serviceRadiusKm: 25, availabilitySavedAt: savedAt };
  return (
    <>
      {/* of a profile the form reads these */}
      {!left && <AvailabilityForm profile={profile as unknown as CleanerProfile} />}
      <button type="button" onClick={() => setLeft(!left)}>
        Leave
      </button>
      <Told />
      <output>{useLocation().pathname}</output>
    </>
  );
}

it('names all that could not be saved once the page is left, leads back to it, and it stands there again', async () => {
  localStorage.setItem('token', 'mine');
  vi.stubGlobal('fetch', async () => Response.json({ id: 'cleaner', role: 'CLEANER' }));
  const user = await shown(<Leaving />, { words: ['availability'] });
  fireEvent.change(await screen.findByLabelText('Service radius'), { target: { value: '99' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '04:00' } });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  // nothing was ever saved
  await user.click(
    await screen.findByRole('button', { name: /: Please correct: Working hours and Service radius\.$/ }),
  );
  expect(screen.getByText('/cleaner/availability')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('04:00'));
});

it('says that what was saved before still applies, where something was', async () => {
  const user = await shown(<Leaving savedAt="2026-11-26T16:00:00Z" />, { words: ['availability'] });
  fireEvent.change(await screen.findByLabelText('Service radius'), { target: { value: '99' } });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(
    await screen.findByRole('button', { name: /radius\. What you had saved before still applies\.$/ }),
  ).toBeTruthy();
});

it('saves nothing by itself before the first save, neither with a day off nor when the page is left', async () => {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    if (body) sent = JSON.parse(body);
    return Response.json([]);
  });
  const user = await shown(<Leaving />, { words: ['availability'] });
  fireEvent.change(await screen.findByLabelText('Add a day off'), { target: { value: '2099-11-30' } });
  await user.click(screen.getByRole('button', { name: 'Add day' }));
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(save()).toBeTruthy();
  expect(screen.getByText('Your hours aren’t set yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(
    await screen.findByRole('button', { name: /^Your availability isn’t saved yet: It counts once you/ }),
  ).toBeTruthy();
  expect(sent).toBeUndefined();
});

it('adds the day off that Enter is pressed in, and saves nothing with it', async () => {
  await form(fiveDays);
  const day = await screen.findByLabelText('Add a day off');
  fireEvent.change(day, { target: { value: '2099-12-24' } });
  expect(fireEvent.keyDown(day, { key: 'Enter' })).toBe(false);
  expect(await screen.findByText(/Dec 24/)).toBeTruthy();
  expect(sent).toBeUndefined();
});
