import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { Photos } from './photos.tsx';

const fresh = { state: 'fresh', doubts: [], distanceMetres: null, earlier: null };
const links = (name: string) => ({
  photoUrl: `/photos/${name}.jpg`,
  screenUrl: `/photos/${name}-screen.jpg`,
  thumbnailUrl: `/photos/${name}-small.jpg`,
});
const before = { id: 'one', photoType: 'BEFORE', ...links('one'), truth: fresh };

async function open(deliverables: unknown[], tasks: unknown[] = [], more: object = {}) {
  const job = { id: 'job-1', status: 'IN_PROGRESS', timeZone: 'America/New_York', can: ['addPhotos'] };
  // all that the photos read
  const read = { ...job, deliverables, tasks, ...more } as unknown as JobDetail;
  return shown(<Photos job={read} />, { words: ['work', 'jobs'] });
}

async function chosenWith(deliverables: unknown[]): Promise<string | null | undefined> {
  await open(deliverables);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  return radios.find(({ checked, ariaChecked }) => checked || ariaChecked === 'true')?.closest('label')?.textContent;
}

it('begins with how it was found, and once that is shown, with how it is left', async () => {
  expect(await chosenWith([])).toBe('Before');
});

it('goes on with how it is left once there is a photo of how it was found', async () => {
  expect(await chosenWith([before])).toBe('After');
});

it('shows what each photo proves, and a reused one beside the earlier picture with the reasons', async () => {
  const earlier = { jobId: 'job-0', ...links('old'), addedAt: '2026-05-01T15:00:00.000Z' };
  const reused = { state: 'reused', doubts: ['noTime'], distanceMetres: null, earlier };
  const hidden = { ...reused, earlier: { jobId: null, photoUrl: null, thumbnailUrl: null, addedAt: earlier.addedAt } };
  const far = { state: 'unverified', doubts: ['far'], distanceMetres: 3240, earlier: null };
  await chosenWith([
    before,
    { ...before, id: 'two', photoType: 'AFTER', ...links('two'), truth: reused },
    { ...before, id: 'three', photoType: 'AFTER', ...links('three'), truth: hidden },
    { ...before, id: 'four', photoType: 'AFTER', ...links('four'), truth: far },
  ]);
  expect(screen.getByRole('button', { name: /Before, photo 1: Fresh/ })).toBeTruthy();
  expect(screen.getByText('After, photo 1 · Reused')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Earlier photo' }).getAttribute('src')).toBe('/photos/old-small.jpg');
  expect(screen.getAllByText('The same picture as one added on May 1, 2026, 11:00 AM')).toHaveLength(2);
  expect(screen.getAllByText('The earlier photo is from a cleaning you can’t see')).toHaveLength(1);
  expect(screen.getByText('Taken 2 mi from the property')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open that job' }).getAttribute('href')).toBe('/jobs/job-0');
  expect(screen.queryByText(/Before, photo 1: /)).toBeNull();
});

it('opens a reused photo and the earlier one together, as large as the window', async () => {
  const earlier = { jobId: 'job-0', ...links('old'), addedAt: '2026-05-01T15:00:00.000Z' };
  const reused = { state: 'reused', doubts: [], distanceMetres: null, earlier };
  const user = await open([{ ...before, truth: reused }]);
  await user.click(screen.getByRole('button', { name: 'Open photo: Before, photo 1: Earlier photo' }));
  const window = await screen.findByRole('dialog');
  const pictures = within(window).getAllByRole<HTMLImageElement>('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/photos/one.jpg', '/photos/old.jpg']);
  expect(within(window).getByText(/^Earlier photo · May 1, 2026/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('compares photos under the name of their room and task, also with how the host wants it', async () => {
  const task = (id: string, room: string, templateKey: string, photo: object | null = null) => ({
    ...{ id, room, templateKey, name: id, required: true, photo },
  });
  const tasks = [
    task('kitchen', 'Kitchen', 'cleanKitchen', links('wanted')),
    task('bathroom', 'Bathroom', 'cleanBathrooms'),
  ];
  const photo = (id: string, photoType: string, taskId: string | null) => ({
    ...before,
    ...{ id, photoType, taskId, ...links(id) },
  });
  const user = await open(
    [
      ...[photo('b1', 'BEFORE', 'bathroom'), photo('k1', 'BEFORE', 'kitchen'), photo('x1', 'BEFORE', null)],
      ...[photo('k2', 'AFTER', 'kitchen'), photo('b2', 'AFTER', 'bathroom'), photo('x2', 'AFTER', null)],
    ],
    tasks,
  );
  const chips = await screen.findByRole('group', { name: 'Photos to compare' });
  const names = within(chips)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Bathroom: Clean bathrooms', 'Kitchen: Kitchen cleaning']);
  expect(screen.queryByRole('radiogroup', { name: 'Compare “After” with' })).toBeNull();
  await user.click(within(chips).getByRole('button', { name: /Kitchen/ }));
  expect(screen.getByRole('heading', { name: 'Kitchen: Kitchen cleaning' })).toBeTruthy();
  const compared = (name: string) => screen.getByRole('img', { name: `Kitchen: Kitchen cleaning, ${name}` });
  expect([compared('Before'), compared('After')].map((one) => one.getAttribute('src'))).toEqual([
    '/photos/k1-screen.jpg',
    '/photos/k2-screen.jpg',
  ]);
  await user.click(screen.getByRole('radio', { name: 'How it should look' }));
  expect(compared('How it should look').getAttribute('src')).toBe('/photos/wanted.jpg');
  expect(screen.queryByRole('img', { name: 'Kitchen: Kitchen cleaning, Before' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(compared('Before')).toBeTruthy();
});

it('once the work is handed in, shows what was sent first, and the way to one more behind its name', async () => {
  const read = { id: 'job-1', status: 'SUBMITTED', timeZone: 'America/New_York', can: ['addPhotos'] };
  const job = { ...read, deliverables: [before], tasks: [] } as unknown as JobDetail; // all that the photos read
  const user = await shown(<Photos job={job} />, { words: ['work', 'jobs'] });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a photo' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
});

it('keeps the place, the number and what the record says of a photo that is hidden', async () => {
  const after = (id: string, minute: number) => ({
    ...{ ...before, id, photoType: 'AFTER', ...links(id) },
    createdAt: `2026-05-04T15:0${minute}:00.000Z`,
  });
  const earlier = { jobId: null, photoUrl: null, thumbnailUrl: null, addedAt: '2026-05-01T15:00:00.000Z' };
  const truth = { state: 'reused', doubts: [], distanceMetres: null, earlier };
  const { id, photoType, createdAt } = after('two', 2);
  const user = await open([after('one', 1), { ...after('three', 3), reported: true }], [], {
    hiddenPhotos: [{ id, photoType, createdAt, taskId: null, takenAt: null, truth }],
  });
  expect(await screen.findByText('3 photos')).toBeTruthy();
  expect(screen.getByText('After, photo 2 · Reused', { selector: 'p' })).toBeTruthy();
  expect(screen.getByText('The same picture as one added on May 1, 2026, 11:00 AM')).toBeTruthy();
  expect(screen.queryByText(/from a cleaning you can’t see/)).toBeNull();
  expect(screen.getAllByText('Photo hidden by Freshkey')).toHaveLength(2);
  expect(screen.getByText('You reported this photo')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /After, photo 3/ }));
  const image = await within(await screen.findByRole('dialog')).findByRole('img');
  expect(image.getAttribute('src')).toBe('/photos/three.jpg');
});
