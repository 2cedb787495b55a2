import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { TaskRow } from './task-row.tsx';

// In a file of its own: what a phone without a connection has ticked stays with it.

it('offers to take a tick back that ended the wait', async () => {
  localStorage.setItem('token', 'of a cleaner');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'cleaner', role: 'CLEANER' });
    throw new TypeError('no connection');
  });
  const about = { id: 'bins', name: 'Empty the bins', templateKey: null, room: null, note: null, photo: null };
  const task = { ...about, required: true, doneAt: null, skippedReason: null, doneBy: null } as unknown as Task;
  const waits = { id: 'job-1', can: ['tickTasks'], deliverables: [], tasks: [task], waiting: { endedAt: null } };
  const user = await shown(
    <>
      <TaskRow job={waits as unknown as JobDetail} task={task} />
      <ToastViewport />
    </>,
    { words: ['work', 'ui'] },
  );
  const box = await screen.findByRole('checkbox', { name: /Empty the bins/ });
  await user.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  // a toast follows a finger that drags it away, which jsdom knows nothing of
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(box).toHaveProperty('checked', false));
});
