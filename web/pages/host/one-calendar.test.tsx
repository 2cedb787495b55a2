import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { Dashboard } from './dashboard.tsx';
import { HostCalendar } from './host-calendar.tsx';

const host = { id: 'h', role: 'HOST', firstName: 'Hanna' } as User; // all that the dashboard reads
const words = ['host', 'hostParts', 'calendar', 'calendars', 'timeline', 'shell'] as const;
const overview = { recent: [{}], inbox: [{ kind: 'calendar', count: 2 }], calendarNeeds: [] };
const home = { id: 'p', title: 'Dune House', bedrooms: 2, bathrooms: 1, timeZone: 'America/New_York' };

function answers(path: string): unknown {
  if (path.startsWith('/api/host/overview')) return overview;
  return path.startsWith('/api/properties') ? [home] : [];
}

/** What stands above the month: heading, parts with their numbers, buttons and links. */
async function headOf(node: ReactNode, at: string): Promise<string[]> {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers(path), { headers: { 'x-total-count': '1' } }));
  await shown(node, { words, at });
  await within(await screen.findByRole('tab', { selected: true })).findByText('2');
  const roles = ['heading', 'tab', 'link'] as const;
  const all = roles.flatMap((role) => screen.getAllByRole(role).map((one) => `${role} ${one.textContent}`));
  cleanup();
  return all;
}

it('the calendar is the same under its own address and as a part of the dashboard', async () => {
  const own = await headOf(<HostCalendar />, '/host/calendar');
  const part = await headOf(<Dashboard user={host} />, '/host/dashboard?tab=calendar');
  expect(own.slice(0, 8)).toEqual([
    'heading Calendar',
    ...['Overview', 'Properties', 'Jobs', 'Cleaners', 'Calendar2', 'Billing', 'Settings'].map((name) => `tab ${name}`),
  ]);
  expect(part).toEqual(own);
});
