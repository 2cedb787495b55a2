import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { JobPhotos } from './job-photos.tsx';

const timeZone = 'America/New_York';
const photo = (id: string, photoType: string, more: object = {}) => ({
  ...{ id, photoType, note: null, taskId: null, takenAt: null, truth: { state: 'fresh', doubts: [], earlier: null } },
  ...{ photoUrl: `/whole/${id}`, screenUrl: `/large/${id}`, thumbnailUrl: `/small/${id}` },
  ...{ createdAt: '2026-05-06T15:05:00Z', ...more },
});
const task = { id: 't1', name: 'Wipe the oven', room: 'kitchen', required: true, photo: null };
const jobs: Record<string, object> = {
  j1: {
    deliverables: [
      photo('a', 'AFTER', { taskId: 't1', takenAt: '2026-05-06T17:30:00Z' }),
      photo('b', 'BEFORE', { taskId: 't1', takenAt: '2026-05-06T15:00:00Z' }),
      photo('c', 'AFTER', { truth: { state: 'reused', doubts: [], earlier: null } }),
    ],
  },
  j0: { deliverables: [photo('x', 'BEFORE'), photo('y', 'AFTER')] },
};
const show = (earlier: { id: string; startTime: string } | null) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const id = url.split('/').at(-1) ?? '';
    return Response.json({ id, timeZone, tasks: [task], ...jobs[id] });
  });
  return shown(<JobPhotos job={{ id: 'j1', timeZone, earlier }} />, { words: ['work', 'ui', 'adminLists'] });
};
const sources = (where: HTMLElement) =>
  within(where)
    .getAllByRole('img')
    .map((image) => image.getAttribute('src'));

it('shows each place before beside after, each with its time, and opens both together', async () => {
  const user = await show(null);
  const pairs = await screen.findByRole('list', { name: 'Photos to compare' });
  expect(sources(pairs)).toEqual(['/small/b', '/small/a']);
  expect(pairs.textContent).toContain('11:00');
  expect(pairs.textContent).toContain('1:30');
  await user.click(within(pairs).getByRole('button'));
  const viewer = await screen.findByRole('dialog');
  expect(sources(viewer)).toEqual(['/large/b', '/large/a']);
});

it('keeps what has no other half, with what speaks against it', async () => {
  await show(null);
  const rest = await screen.findByRole('list', { name: 'Photo documentation' });
  expect(sources(rest)).toEqual(['/small/c']);
  expect(rest.textContent).toContain('After · Reused');
  expect(screen.queryByRole('heading', { name: /before this one/ })).toBeNull();
});

it('shows how the home was left the time before', async () => {
  await show({ id: 'j0', startTime: '2026-04-29T15:00:00Z' });
  const last = await screen.findByRole('list', { name: 'The cleaning before this one, Apr 29, 2026' });
  expect(sources(last)).toEqual(['/small/y']);
});
