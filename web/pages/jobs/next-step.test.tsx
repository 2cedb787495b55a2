import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { setProductTime } from '#web/platform/product-time.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { readKey } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import { NextStep } from './next-step.tsx';

const assigned = {
  id: 'job-1',
  status: 'ASSIGNED',
  timeZone: 'America/New_York',
  startOpensAt: '2026-11-22T14:00:00Z',
  startTime: '2026-11-22T16:00:00Z',
  tasks: [],
  deliverables: [],
  offeredChange: null,
  can: ['confirm'],
} as unknown as JobDetail; // all that a cleaner's step reads

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T15:30:00Z'));
});
afterEach(() => {
  vi.restoreAllMocks();
  setProductTime(0);
});

async function step(job: Partial<JobDetail>) {
  const queryClient = createQueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  await shown(<NextStep job={{ ...assigned, ...job }} side="assigned" />, { words: ['work', 'hiring'], queryClient });
  return asked;
}
const bar = () => document.querySelector('[data-thumb-bar]')?.textContent.replaceAll(/\s/g, ' ');

it('who has begun early reads from when the work can be submitted, and at that time the server is asked again', async () => {
  const asked = await step({ status: 'IN_PROGRESS', can: ['tickTasks'] });
  expect(bar()).toBe('You can submit starting at 11:00 AM.');
  expect(asked).not.toHaveBeenCalled();
  act(() => setProductTime(30 * 60_000));
  expect(asked).toHaveBeenCalledWith({ queryKey: readKey(getJob) });
  expect(bar()).toBeUndefined();
});

it('from the start on there are the ways to what is missing', async () => {
  const tasks = [{ id: 'task-1', required: true, doneAt: null, skippedReason: null }] as JobDetail['tasks']; // all that is read
  await step({ status: 'IN_PROGRESS', can: ['tickTasks', 'submit'], tasks });
  await screen.findByRole('button', { name: 'Tasks to do: 1' });
  expect(screen.getByRole('button', { name: 'After photo missing' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Completion' })).toBeNull();
});

it('once nothing is missing there is the button', async () => {
  const shownLeft = [{ photoType: 'AFTER' }] as JobDetail['deliverables']; // all that the button reads
  await step({ status: 'IN_PROGRESS', can: ['tickTasks', 'submit'], deliverables: shownLeft });
  const button = await screen.findByRole('button', { name: 'Submit Completion' });
  expect(button.className).toContain('bg-green ');
});

it('while a change of the home waits for an answer, no bar asks to confirm; afterwards it does', async () => {
  const soon = { startOpensAt: '2026-11-24T14:00:00Z', startTime: '2026-11-24T16:00:00Z' };
  await step({ ...soon, can: ['confirm', 'acceptChange', 'leaveOverChange'] });
  expect(bar()).toBeUndefined();
  document.body.replaceChildren();
  await step({ ...soon, can: ['confirm'] });
  expect(bar()).toContain('Confirm');
});

it('offers the host to report a problem beside the way to pay, and no longer there once it is paid', async () => {
  const done = { ...assigned, status: 'SUBMITTED', can: ['pay', 'report'], dispute: null } as unknown as JobDetail;
  const words = ['jobs', 'host', 'payments', 'paying'] as const;
  await shown(<NextStep job={done} side="host" />, { words: [...words] });
  expect(screen.getByRole('button', { name: 'Report a problem' }).className).not.toContain('bg-green');
  document.body.replaceChildren();
  await shown(<NextStep job={{ ...done, status: 'PAID', can: ['report'] }} side="host" />, { words: [...words] });
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
});

const inCase = {
  ...{ ...assigned, status: 'SUBMITTED', payoutCents: 8400, hostFeeCents: 500, cleanerFeeCents: 500 },
  can: ['pay', 'acceptProposal', 'withdrawReport'],
  dispute: { id: 'd', status: 'PROPOSED', acceptedBy: null, proposal: { payoutCents: 7560, rules: [] } },
} as unknown as JobDetail;

it('offers what is proposed before the dearer way, and no longer all once that is accepted', async () => {
  const words = ['jobs', 'host', 'payments', 'paying', 'reports'];
  await shown(<NextStep job={inCase} side="host" />, { words });
  expect((await screen.findByRole('button', { name: 'Accept $80.60' })).className).toContain('bg-green ');
  expect(screen.getByRole('button', { name: 'Pay & Close Job' }).className).not.toContain('bg-green ');
  document.body.replaceChildren();
  const dispute = { ...inCase.dispute, acceptedBy: 'host' } as JobDetail['dispute'];
  await shown(<NextStep job={{ ...inCase, can: ['pay', 'withdrawReport'], dispute }} side="host" />, { words });
  expect(screen.queryByRole('button', { name: 'Pay & Close Job' })).toBeNull();
});
