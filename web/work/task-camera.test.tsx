import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import { shown } from '#web/testing/shown.tsx';
import { TaskCameraButton } from './task-camera-button.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'of a cleaner');
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'cleaner', role: 'CLEANER' });
    throw new TypeError('no connection');
  });
});

it('counts and shows what of a task waits to be sent: its photos, and what was written to the host', async () => {
  const task = { id: 'bins', name: 'Empty the bins', templateKey: null, note: null, photo: null } as unknown as Task;
  const read = { id: 'job-1', timeZone: 'America/New_York', can: ['addFindings'], deliverables: [], findings: [] };
  const job = { ...read, tasks: [task] } as unknown as JobDetail; // all that the camera reads
  const done = { userId: 'cleaner', jobId: 'job-1', at: '2026-11-25T10:00:00Z' };
  const photo = { kind: 'photo', file: new Blob(['x']), name: 'a.jpg', photoType: 'AFTER', photoUrl: null } as const;
  await outbox.add({ ...done, what: { ...photo, note: null, taskId: 'bins' } });
  await outbox.add({ ...done, what: { ...photo, note: null, taskId: 'beds' } });
  const finding = { kind: 'note', note: 'The lid is broken', room: null, taskId: 'bins' } as const;
  await outbox.add({ ...done, what: { kind: 'finding', finding, photos: [] } });
  const user = await shown(<TaskCameraButton job={job} task={task} />, { words: ['work', 'onSite', 'findings', 'ui'] });
  expect(await screen.findByText('1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Empty the bins/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Empty the bins' });
  const note = (await within(sheet).findByText('The lid is broken')).closest('li');
  expect(note?.textContent).toContain('Waiting to be sent');
});
