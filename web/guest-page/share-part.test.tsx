import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnGuestPage } from '#contract/guest-pages.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { SharePart } from './share-part.tsx';

const [id, photo] = ['019a0000-0000-7000-8000-000000000001', (n: number) => `019a0000-0000-7000-8000-00000000001${n}`];
const own = '019a0000-0000-7000-8000-000000000021';
const sent: { method: string; body: unknown }[] = [];
let page: OwnGuestPage | null = null;

const aPhoto = (n: number, photoType: string, state: string) => ({
  ...{ id: photo(n), photoType, takenAt: '2026-11-20T18:10:00Z', photoUrl: '/photos/x', thumbnailUrl: '/photos/y' },
  truth: { state },
});
const aTask = (taskId: string, name: string, more: object = {}) => ({
  ...{ id: taskId, name, room: null, templateKey: null, doneAt: '2026-11-20T18:00:00Z', ...more },
});
// as much of a job as the part reads
const aJob = (can: string[] = ['shareReady']) =>
  ({
    ...{ id, can, timeZone: 'America/New_York' },
    deliverables: [
      ...[aPhoto(1, 'BEFORE', 'fresh'), aPhoto(2, 'PROGRESS', 'fresh'), aPhoto(3, 'AFTER', 'reused')],
      ...[aPhoto(4, 'AFTER', 'fresh'), aPhoto(5, 'AFTER', 'fresh'), aPhoto(6, 'AFTER', 'fresh')],
    ],
    tasks: [
      ...[aTask(own, 'Water the fern'), aTask('2', 'Lock up, door code 4417')],
      ...[aTask('3', 'Make beds', { templateKey: 'makeBeds' }), aTask('4', 'Feed the cat', { doneAt: null })],
    ],
  }) as unknown as JobDetail;

beforeEach(() => {
  sent.length = 0;
  page = null;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ method, body: body ? JSON.parse(String(body)) : null });
    if (method === 'PUT')
      page = {
        url: 'https://freshkey.example/ready/x',
        createdAt: '2026-11-20T19:00:00Z',
        ...JSON.parse(String(body)),
      };
    if (method === 'DELETE') {
      page = null;
      return new Response(null, { status: 204 });
    }
    return new Response(JSON.stringify(page));
  });
});

const open = (job = aJob()) => shown(<SharePart job={job} />, { words: ['guestPage', 'jobs'] });

it('is off until the host makes a page; offered are fresh photos, finished rooms first, and own tasks without codes', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Create page' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/Title/)).toHaveProperty('value', '');
  const photos = dialog.getAllByRole('button', { name: /^Photo \d/ });
  expect(photos).toHaveLength(4);
  expect(dialog.getAllByRole('checkbox').map((box) => box.closest('div')?.textContent)).toEqual(['Water the fern']);
  await user.type(dialog.getByLabelText(/Title/), 'Dune House');
  for (const pressed of photos.slice(0, 3)) await user.click(pressed);
  expect(photos[3]).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('checkbox', { name: 'Water the fern' }));
  await user.click(dialog.getByRole('button', { name: 'Create page' }));
  expect(await screen.findByLabelText('Link for your guest')).toHaveProperty(
    'value',
    'https://freshkey.example/ready/x',
  );
  const body = { title: 'Dune House', photoIds: [photo(4), photo(5), photo(6)], taskIds: [own] };
  expect(sent).toEqual([{ method: 'PUT', body }]);
});

it('warns of a code in the title, keeps what was typed when it is closed, and drops it on Cancel', async () => {
  const user = await open();
  const title = async () => within(await screen.findByRole('dialog')).getByLabelText(/Title/);
  const reopen = async () => user.click(await screen.findByRole('button', { name: 'Create page' }));
  await reopen();
  await user.type(await title(), 'Dune House, door code 4417');
  expect(screen.getByText(/^This looks like a code/)).toBeTruthy();
  await user.clear(await title());
  await user.type(await title(), 'Dune House');
  expect(screen.queryByText(/^This looks like a code/)).toBeNull();
  await user.keyboard('{Escape}');
  await reopen();
  expect(await title()).toHaveProperty('value', 'Dune House');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await reopen();
  expect(await title()).toHaveProperty('value', '');
  expect(sent).toEqual([]);
});

it('asks before a page ends, also when the job was canceled meanwhile', async () => {
  page = {
    url: 'https://freshkey.example/ready/x',
    title: 'x',
    photoIds: [],
    taskIds: [],
    createdAt: '2026-11-20T19:00:00Z',
  };
  const user = await open(aJob([]));
  expect(await screen.findByText(/No one can see this page right now/)).toBeTruthy();
  expect(screen.queryByLabelText('Link for your guest')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Turn off page' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off page' }));
  await waitFor(() => expect(screen.queryByText('Share with your guest')).toBeNull());
  expect(sent).toEqual([{ method: 'DELETE', body: null }]);
});
