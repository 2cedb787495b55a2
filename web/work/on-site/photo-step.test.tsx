import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { PhotoStep } from './photo-step.tsx';
import { spotsIn } from './spots.ts';
import { stepsOf } from './steps.ts';

beforeEach(() => {
  localStorage.setItem('token', 'of a cleaner');
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return new Response(JSON.stringify({ id: 'cleaner', role: 'CLEANER' }));
    throw new TypeError('no connection');
  });
});

async function open(deliverables: object[] = []) {
  // all that the step reads
  const read = {
    id: 'job-1',
    status: 'IN_PROGRESS',
    timeZone: 'America/New_York',
    can: [],
    deliverables,
    tasks: [{ id: 'bins', name: 'Empty the bins', templateKey: null }],
  };
  const job = read as unknown as JobDetail;
  const all = stepsOf(job);
  const [current] = all;
  if (!current) throw new Error('A job has steps');
  const steps = { all, current, next: undefined, previous: undefined, heldUp: false, taken: new Set<string>() };
  const spots = spotsIn(job, [], {});
  return shown(
    <PhotoStep
      job={job}
      steps={{ ...steps, spots, isDone: () => false, at: () => '/' }}
      type="AFTER"
      userId="cleaner"
    />,
    { words: ['onSite', 'work', 'findings', 'ui'] },
  );
}

it('keeps a chosen photo right away, without another press: it is there after a reload', async () => {
  const user = await open();
  await user.upload(await screen.findByLabelText(/Choose photos/), new File(['x'], 'sink.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('img', { name: 'sink.jpg' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
  await waitFor(() =>
    expect(outbox.all().map(({ what }) => what)).toMatchObject([{ kind: 'photo', photoType: 'AFTER' }]),
  );
  cleanup();
  const again = await open();
  await again.click(await screen.findByRole('button', { name: 'Remove sink.jpg' }));
  await waitFor(() => expect(outbox.all()).toEqual([]));
});

it('shows that a photo has come while it is made small, which takes a large one seconds', async () => {
  let ready = () => undefined as unknown;
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (ready = () => resolve({ close() {} }))));
  const user = await open();
  await user.upload(await screen.findByLabelText(/Choose photos/), new File(['x'], 'hall.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Preparing photo…')).toBeTruthy();
  ready();
  await user.click(await screen.findByRole('button', { name: 'Remove hall.jpg' }));
  expect(screen.queryByText('Preparing photo…')).toBeNull();
  vi.unstubAllGlobals();
});

it('stamps no good work at work: what cannot be checked of a photo is said once it is open', async () => {
  const truth = { state: 'unverified', doubts: ['noTime'], distanceMetres: null, earlier: null };
  const links = { photoUrl: '/photos/a', screenUrl: '/photos/a', thumbnailUrl: '/photos/a' };
  const photo = { id: 'a', photoType: 'AFTER', takenAt: null, createdAt: '2026-11-27T22:00:00Z', taskId: null };
  const user = await open([{ ...photo, ...links, truth }]);
  await user.click(await screen.findByRole('button', { name: /^Open photo: After, photo 1, 5:00/ }));
  expect(await screen.findByText('The file doesn’t say when it was taken')).toBeTruthy();
  expect(screen.getByText('It still counts. The record marks it “Unverified”.')).toBeTruthy();
});

it('tells when a photo was taken, not when there was a signal to send it', async () => {
  const truth = { state: 'unverified', doubts: ['noTime'], distanceMetres: null, earlier: null };
  const links = { photoUrl: '/photos/a', screenUrl: '/photos/a', thumbnailUrl: '/photos/a' };
  const times = { takenAt: '2026-11-27T21:30:00Z', createdAt: '2026-11-27T22:00:00Z' };
  const user = await open([{ id: 'a', photoType: 'AFTER', taskId: null, ...times, ...links, truth }]);
  await user.click(await screen.findByRole('button', { name: /^Open photo: After, photo 1, 4:30/ }));
  expect(await screen.findByText(/^The file doesn’t say when it was taken; the phone says .*4:30/)).toBeTruthy();
});

it('says at once that a photo of the finished work is too small to show much', async () => {
  const photo = { photoUrl: '/p', thumbnailUrl: '/t', photoType: 'AFTER', note: null, taskId: null, takenAt: null };
  const truth = { state: 'fresh', doubts: [], distanceMetres: null, earlier: null };
  const more = { createdAt: '2026-11-27T13:00:00Z', truth };
  await open([
    { ...photo, ...more, id: 'p1', small: true },
    { ...photo, ...more, id: 'p2', taskId: 'another' },
  ]);
  expect(await screen.findByText('1 photo is too small to show your work')).toBeTruthy();
  expect(screen.queryByText(/^Take these again/)).toBeNull();
  cleanup();
  await open([{ ...photo, ...more, id: 'p1', taskId: 'bins', small: true }]);
  expect(await screen.findByText('Take these again: Empty the bins.')).toBeTruthy();
  cleanup();
  await open([
    { ...photo, ...more, id: 'p1', small: true },
    { ...photo, ...more, id: 'p2' },
  ]);
  expect(screen.queryByText(/too small/)).toBeNull();
});

it('keeps a place under each photo from arrival, and each that is empty has its own camera, whose photo stands under it', async () => {
  const more = { photoUrl: '/p', thumbnailUrl: '/t', note: null, taskId: null, createdAt: '2026-11-27T13:00:00Z' };
  const user = await open(['a', 'b'].map((id) => ({ ...more, id, photoType: 'BEFORE' })));
  expect(await screen.findByText('0 of 2 spots photographed')).toBeTruthy();
  expect(screen.getAllByText(/^Before, photo \d$/)).toHaveLength(2);
  const cameras = screen.getAllByLabelText(/^Same spot/);
  expect(cameras.map((camera) => camera.getAttribute('capture'))).toEqual(['environment', 'environment']);
  await user.upload(
    screen.getByLabelText(/^Same spot.*Before, photo 2/),
    new File(['x'], 'b.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() =>
    expect(outbox.all().map(({ what }) => what)).toContainEqual(expect.objectContaining({ name: 'b.jpg', spot: 'b' })),
  );
  expect(screen.getAllByText(/^Before, photo \d$/)).toHaveLength(1);
  const tile = await screen.findByRole('img', { name: 'b.jpg' });
  expect(tile.closest('li')?.style.gridColumn).toBe('2');
  for (const one of outbox.all()) await outbox.remove(one);
});

const Toasts = () => <p>{useToast()?.title}</p>;

it('guesses no spot of several photos that are chosen together, and takes none of them twice', async () => {
  const more = { photoUrl: '/p', thumbnailUrl: '/t', note: null, taskId: 'bins', createdAt: '2026-11-27T13:00:00Z' };
  const user = await open(['a', 'b'].map((id) => ({ ...more, id, photoType: 'BEFORE' })));
  const files = ['c.jpg', 'd.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg', lastModified: 1 }));
  await user.upload(await screen.findByLabelText(/Choose photos/), files);
  await waitFor(() => expect(outbox.all()).toHaveLength(2));
  for (const { what } of outbox.all()) expect(what).toMatchObject({ taskId: null, spot: 'none' });
  expect(screen.getByText('Added as photos of the whole home')).toBeTruthy();
  await shown(<Toasts />);
  await user.upload(screen.getByLabelText(/Choose photos/), files);
  expect(await screen.findByText('2 of these photos are already here, so they weren’t added again')).toBeTruthy();
  expect(outbox.all()).toHaveLength(2);
  for (const one of outbox.all()) await outbox.remove(one);
});
