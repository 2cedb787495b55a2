import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { TaskRow } from './task-row.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'of a cleaner');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'cleaner', role: 'CLEANER' });
    throw new TypeError('no connection');
  });
});

async function tick(waiting: object | null) {
  document.body.replaceChildren();
  const about = { id: 'bins', name: 'Empty the bins', templateKey: null, room: null, note: null, photo: null };
  const task = { ...about, required: true, doneAt: null, skippedReason: null, doneBy: null } as unknown as Task;
  // all that a row reads
  const job = {
    ...{ id: 'job-1', can: ['tickTasks'], deliverables: [], tasks: [task], waiting },
  } as unknown as JobDetail;
  const user = await shown(
    <>
      <TaskRow job={job} task={task} />
      <ToastViewport />
    </>,
    { words: ['work', 'ui'] },
  );
  await user.click(await screen.findByRole('checkbox', { name: /Empty the bins/ }));
}

it('says that a tick ends the wait at the door, and nothing where nobody waits', async () => {
  await tick(null);
  expect(screen.queryByText('Your wait is over: you’ve started working.')).toBeNull();
  await tick({ endedAt: null });
  expect(await screen.findByText('Your wait is over: you’ve started working.')).toBeTruthy();
});

it('calls a task required only where others are not', async () => {
  const about = { id: 'bins', name: 'Empty the bins', templateKey: null, room: null, note: null, photo: null };
  const task = { ...about, required: true, doneAt: null, skippedReason: null, doneBy: null } as unknown as Task;
  const show = async (tasks: readonly Task[]) => {
    document.body.replaceChildren();
    const job = { id: 'job-1', can: [], deliverables: [], tasks, waiting: null } as unknown as JobDetail; // likewise
    await shown(<TaskRow job={job} task={task} />, { words: ['work', 'ui'] });
    await screen.findByRole('checkbox', { name: /Empty the bins/ });
  };
  await show([task, { ...task, id: 'beds' }]);
  expect(screen.queryByText('Required')).toBeNull();
  await show([task, { ...task, id: 'beds', required: false }]);
  expect(screen.getByText('Required')).toBeTruthy();
});
