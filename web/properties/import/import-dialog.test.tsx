import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ImportDialog } from './import-dialog.tsx';

const lines = [
  'title,address,bathrooms',
  'Loft,"1 Main St, Austin, TX",1',
  'Cabin,"2 Main St, Austin, TX",1.3',
  'Hut,"3 Main St, Austin, TX",2',
  'Barn,"4 Main St, Austin, TX",2',
];
const csv = new File([lines.join('\n')], 'homes.csv', { type: 'text/csv' });

interface Posted {
  title: string;
  key: string | null;
}

/** Answers each new home; the connection is gone while the one named is sent for the first time. */
function aServer({ lostAt }: { lostAt?: string } = {}): Posted[] {
  const posted: Posted[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json([], { headers: { 'x-total-count': '0' } });
    const { title, address } = JSON.parse(String(init.body));
    const isLost = title === lostAt && !posted.some((one) => one.title === lostAt);
    posted.push({ title, key: new Headers(init.headers).get('idempotency-key') });
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json({ id: `id-${title}`, title, address, placeKnown: true }, { status: 201 });
  });
  return posted;
}

async function opened() {
  const words = ['properties', 'propertyImport', 'validation'] as const;
  const user = await shown(<ImportDialog onClose={() => undefined} />, { words });
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), csv);
  await screen.findByText('3 properties are ready to import');
  return user;
}

it('names each line with a fault before anything is sent, and imports the others', async () => {
  const posted = aServer();
  const user = await opened();
  expect(screen.getByText('Bathrooms: Choose 1 to 4, in steps of 0.5')).toBeTruthy();
  expect(screen.getByText('1 line needs a fix.')).toBeTruthy();
  expect(posted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 3 properties' }));
  await screen.findByText('3 properties imported');
  expect(posted.map(({ title }) => title)).toEqual(['Loft', 'Hut', 'Barn']);
  const cabin = screen.getByText('Cabin').closest('li');
  expect(cabin && within(cabin).getByText('Needs a fix')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download the lines left out' })).toBeTruthy();
});

it('puts what needs a fix first, and says what a number is to be', async () => {
  aServer();
  const words = ['properties', 'propertyImport', 'validation'] as const;
  const user = await shown(<ImportDialog onClose={() => undefined} />, { words });
  const file = new File([[...lines, 'Shed,"5 Main St, Austin, TX",two'].join('\n')], 'homes.csv');
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), file);
  expect(await screen.findByText('Bathrooms: Use a number')).toBeTruthy();
  const order = screen.getAllByText(/^Line \d$/).map(({ textContent }) => textContent);
  expect(order).toEqual(['Line 3', 'Line 6', 'Line 2', 'Line 4', 'Line 5']);
});

it('says of a line that repeats another that it does, and what is missing without naming it twice', async () => {
  aServer();
  const words = ['properties', 'propertyImport', 'validation'] as const;
  const user = await shown(<ImportDialog onClose={() => undefined} />, { words });
  const file = new File([[...lines, 'Loft,"1 Main St, Austin, TX",1', ',"5 Main St",1'].join('\n')], 'homes.csv');
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), file);
  expect(await screen.findByText('1 line repeats another property in this file.')).toBeTruthy();
  expect(screen.getByText('Twice in this file')).toBeTruthy();
  expect(screen.queryByText('Already on your list')).toBeNull();
  expect(screen.getByText('Title is required')).toBeTruthy();
});

it('says how a time and an amount are to be written', async () => {
  aServer();
  const user = await shown(<ImportDialog onClose={() => undefined} />, {
    words: ['properties', 'propertyImport', 'validation'],
  });
  const late = ['title,address,payout,check-out', 'Shed,"5 Main St, Austin, TX",-5,25:00'].join('\n');
  await user.upload(await screen.findByLabelText(/Choose a CSV file/), new File([late], 'homes.csv'));
  expect(await screen.findByText('Check-out: Use a time, such as 11:00 AM')).toBeTruthy();
  expect(screen.getByText('Usual budget: Use an amount above zero, such as 90')).toBeTruthy();
});

it('goes on where the connection was lost, under the same key, so that no home is registered twice', async () => {
  const posted = aServer({ lostAt: 'Hut' });
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Import 3 properties' }));
  await screen.findByText('The import stopped after 1 property');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('3 properties imported');
  expect(posted.map(({ title }) => title)).toEqual(['Loft', 'Hut', 'Hut', 'Barn']);
  expect(posted[1]?.key).toBe(posted[2]?.key);
  expect(new Set(posted.map(({ key }) => key)).size).toBe(3);
});
