import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccessPanel } from './access-panel.tsx';

type Job = Parameters<typeof AccessPanel>[0]['job'];
const job = {
  id: 'job-1',
  timeZone: 'America/New_York',
  startOpensAt: '2026-11-22T14:00:00Z',
  host: { name: 'Marta' },
  accessGiven: true,
  can: ['seeAccess'],
} as unknown as Job; // all that the panel reads
const nothing = { doorCode: null, alarm: null, parking: null, wifiName: null, wifiPassword: null, notes: null };

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response) {
  const fetch = vi.fn(async (_: string) => answer());
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.filter(([path]) => path.includes('/access')).length;
}
const panel = (given: Partial<Job> = {}) => shown(<AccessPanel job={{ ...job, ...given }} />, { words: ['access'] });

it('asks only once it is pressed, and keeps nothing when it is hidden again', async () => {
  const asked = answering(() => Response.json({ ...nothing, doorCode: '4417#', parking: 'Left bay' }));
  const user = await panel();
  const show = await screen.findByRole('button', { name: 'Show how to get in' });
  expect(asked()).toBe(0);
  await user.click(show);
  expect((await screen.findByText('4417#')).tagName).toBe('BDI');
  expect(screen.getByText('Left bay')).toBeTruthy();
  expect(screen.queryByText('Alarm')).toBeNull();
  expect(asked()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('4417#')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show how to get in' }));
  await screen.findByText('4417#');
  expect(asked()).toBe(2);
});

it('copies the code as it is typed', async () => {
  answering(() => Response.json({ ...nothing, doorCode: '4417#' }));
  const user = await panel();
  await user.click(await screen.findByRole('button', { name: 'Show how to get in' }));
  await user.click(await screen.findByRole('button', { name: 'Copy: Door code' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('4417#'));
});

it('says from when, before its time, and whom to ask where nothing was said', async () => {
  const asked = answering(() => Response.json(nothing));
  await panel({ can: [] });
  expect(await screen.findByText(/starting Sun, Nov 22 at 9:00\sAM/)).toBeTruthy();
  document.body.replaceChildren();
  await panel({ accessGiven: false });
  expect(await screen.findByText(/Ask Marta how to get in/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked()).toBe(0);
});

it('sends a helper to the cleaner they come along with', async () => {
  const carlos = { id: 'c', name: 'Carlos' };
  await panel({ accessGiven: false, helping: true, cleaner: carlos as Job['cleaner'], can: [] });
  expect(await screen.findByText(/Ask Carlos how to get in/)).toBeTruthy();
  expect(screen.queryByText(/Marta/)).toBeNull();
});

it('leads to the host where nothing is said about getting in', async () => {
  await panel({ hostId: 'host-1', accessGiven: false, can: ['message'] });
  const ask = await screen.findByRole('link', { name: 'No access details yet. Ask Marta how to get in.' });
  expect(ask.getAttribute('href')).toBe('/messages/job-1/host-1');
});

it('points to the notes on the home where there are any and no access details', async () => {
  await panel({ accessGiven: false, property: { notes: 'The key is under the pot.' } } as Partial<Job>);
  expect(await screen.findByText(/^No access details yet. See the property notes, or ask Marta/)).toBeTruthy();
});
