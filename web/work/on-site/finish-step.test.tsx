import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { FinishStep } from './finish-step.tsx';
import { spotsIn } from './spots.ts';
import { stepsOf } from './steps.ts';

const done = {
  id: 't1',
  name: 'Oven',
  room: null,
  required: true,
  doneAt: '2026-11-27T10:00:00Z',
  skippedReason: null,
};

async function open(tasks: object[], deliverables: object[] = [], can: string[] = []) {
  vi.stubGlobal('fetch', async () => Response.json([]));
  // all that the step reads
  const read = { id: 'job-1', status: 'IN_PROGRESS', timeZone: 'America/New_York', can, deliverables, tasks };
  const job = {
    ...read,
    startTime: '2026-11-27T09:00:00Z',
    supplies: [],
    findings: [],
    terms: {},
  } as unknown as JobDetail;
  const all = stepsOf(job);
  const [current] = all;
  if (!current) throw new Error('A job has steps');
  const steps = {
    all,
    current,
    next: undefined,
    previous: undefined,
    heldUp: false,
    taken: new Set(['BEFORE', 'AFTER']),
    spots: spotsIn(job, [], {}),
  };
  return shown(
    <FinishStep
      job={job}
      steps={{ ...steps, isDone: () => true, at: (_, more) => `/${more?.spot ?? ''}` }}
      userId="cleaner"
    />,
    {
      words: ['onSite', 'work', 'ui'],
    },
  );
}

it('calls everything done only where nothing was skipped', async () => {
  await open([done, { ...done, id: 't2', doneAt: null, skippedReason: 'Locked' }]);
  expect(await screen.findByText('Nothing left to do. Skipped tasks: 1.')).toBeTruthy();
  expect(screen.queryByText(/Everything is done/)).toBeNull();
});

it('calls everything done where it is', async () => {
  await open([done]);
  expect(await screen.findByText(/^Everything is done/)).toBeTruthy();
});

it('leads back to what is left by its name, with nothing filled before it can be submitted', async () => {
  await open([done, { ...done, id: 't2', doneAt: null }, { ...done, id: 't3', doneAt: null }]);
  const back = await screen.findByRole('link', { name: /^Back: Checklist ?2 to do$/ });
  expect(back.querySelector('svg.mirror.lucide-arrow-left')).toBeTruthy();
  expect(back.className).not.toContain('bg-green ');
  expect(screen.queryByRole('link', { name: /^Next/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit Completion' })).toBeNull();
});

it('counts the spots from arrival that no photo of the finished work shows, and leads to them', async () => {
  const links = { photoUrl: '/p', thumbnailUrl: '/t', taskId: null, note: null, createdAt: '2026-11-27T10:00:00Z' };
  const photos = ['BEFORE', 'BEFORE', 'BEFORE', 'AFTER'].map((photoType, id) => ({
    ...links,
    photoType,
    id: `p${id}`,
  }));
  await open([done], photos);
  expect(await screen.findByText('You can submit, but 2 spots still have no after photo:')).toBeTruthy();
  expect(screen.queryByText(/Everything is done/)).toBeNull();
  const after = screen.getByText('1 of 3 spots photographed').closest('a');
  expect(after?.querySelector('.lucide-circle')).toBeTruthy();
  expect(after?.querySelector('.lucide-circle-check')).toBeNull();
  for (const name of ['Before, photo 2', 'Before, photo 3'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(name === 'Before, photo 2' ? '/p1' : '/p2');
});

it('says before it is submitted which spots could still be photographed, each the way to it', async () => {
  const links = { photoUrl: '/p', thumbnailUrl: '/t', note: null, createdAt: '2026-11-27T10:00:00Z' };
  const photos = ['t1', null].map((taskId, id) => ({ ...links, taskId, photoType: 'BEFORE', id: `p${id}` }));
  const user = await open([done], [...photos, { ...links, taskId: null, photoType: 'AFTER', id: 'a' }], ['submit']);
  await user.click(await screen.findByRole('button', { name: 'Submit Completion' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('1 spot has no after photo:')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Before, photo 2' }).getAttribute('href')).toBe('/p1');
});
