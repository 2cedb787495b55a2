import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ChangeNotice } from './change-notice.tsx';

const before = {
  address: '12 Secret Street, Austin, TX 78701',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  timeZone: 'America/Chicago',
  bedrooms: 2,
  bathrooms: 1,
  notes: null,
};
const after = { ...before, address: '1 Market Street, San Francisco, CA 94105', timeZone: 'America/Los_Angeles' };
const id = '019a0000-0000-7000-8000-000000000001';
const person = { id, name: 'Carla Clean', ratingAvg: null, ratingCount: 0 };
const times = { startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T20:00:00Z' };
const job = {
  ...{ id, cleaner: person, ...times, can: ['acceptChange', 'leaveOverChange'] as const },
  offeredChange: { id, offeredAt: '2026-11-22T10:00:00Z', agreedAt: null, before, after, times: null },
};
const words = { words: ['placeChange', 'hiring'] };

it('shows the cleaner what differs, old and new, and both answers', async () => {
  const user = await shown(<ChangeNotice job={{ ...job, can: [...job.can] }} viewer="cleaner" />, words);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Address', 'When']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(cells).toContain('1 Market Street, San Francisco, CA 94105');
  expect(cells.some((text) => text?.includes('10:00 AM') && text.includes('CST'))).toBe(true);
  expect(cells.some((text) => text?.includes('8:00 AM') && text.includes('PST'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Leave the job' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('won’t count against you');
});

it('tells the host that the cleaner has not answered, and later that they agreed', async () => {
  await shown(<ChangeNotice job={{ ...job, can: [] }} viewer="host" />, words);
  expect(document.body.textContent).toContain('Carla Clean hasn’t responded to your changes yet');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says in one line that the cleaner agreed', async () => {
  const agreed = { ...job.offeredChange, agreedAt: '2026-11-22T11:00:00Z' };
  await shown(<ChangeNotice job={{ ...job, can: [], offeredChange: agreed }} viewer="host" />, words);
  expect(document.body.textContent).toBe('Carla Clean agreed to the change');
});

const later = { startTime: '2026-11-26T16:00:00Z', endTime: '2026-11-26T20:00:00Z' };
const moved = { ...job.offeredChange, after: before, times: { before: times, after: later } };

it('shows the cleaner the old and the new time where the stay before has moved', async () => {
  await shown(<ChangeNotice job={{ ...job, can: [...job.can], offeredChange: moved }} viewer="cleaner" />, words);
  expect(document.body.textContent).toContain('The guest is leaving on another day');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['When']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([cells[0]?.includes('Nov 24'), cells[1]?.includes('Nov 26')]).toEqual([true, true]);
  expect(screen.getAllByRole('button').length).toBe(2);
});

it('lets the host keep the old time', async () => {
  await shown(<ChangeNotice job={{ ...job, can: ['keepTime'], offeredChange: moved }} viewer="host" />, words);
  expect(document.body.textContent).toContain('Carla Clean was offered a new time');
  expect(screen.getByRole('button', { name: 'Keep the old time' })).toBeTruthy();
});
