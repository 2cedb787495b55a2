import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { CreateJobDialog } from './create-job-dialog.tsx';
import { EditJobDialog } from './edit-job-dialog.tsx';

const dune = {
  id: '01a1f8e1-9514-7761-a1e9-09d2334af378',
  title: 'Dune House',
  address: '12 Silver Ave',
  timeZone: 'America/New_York',
  defaultPayoutCents: 12_000,
  checkInTime: '16:00',
} as Property; // all that the form reads
const job = {
  id: 'job-1',
  propertyId: dune.id,
  timeZone: dune.timeZone,
  startTime: '2026-11-21T16:00:00Z',
  endTime: '2026-11-21T20:00:00Z',
  payoutCents: 12_000,
  cleaningType: 'standard',
  specialInstructions: null,
  tasks: [],
  customTasks: [{ name: 'Water the plants', price: 5, required: false }],
  bids: [{ status: 'PENDING' }],
} as unknown as JobDetail; // all that the dialog reads

const sent: { method: string; body: { customTasks?: unknown } }[] = [];
const onClose = vi.fn();

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([]);
    sent.push({ method, body: JSON.parse(String(body)) });
    return Response.json({ id: 'job-1' }, { status: 201 });
  });
});

const words = { words: ['posting', 'jobs'] };
const fields = () => document.querySelectorAll<HTMLElement>('form input, form select');
const nameOfTask = (number: number) => screen.getAllByLabelText('Task')[number - 1] as HTMLInputElement;

async function posting() {
  const user = await shown(
    <CreateJobDialog
      properties={[dune]}
      money={() => null}
      onClose={onClose}
      onCardNeeded={vi.fn()}
      onOwed={vi.fn()}
    />,
    words,
  );
  await user.selectOptions(await screen.findByLabelText('Property'), dune.id);
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2030-11-21T11:00' } });
  return user;
}

async function editing() {
  const user = await shown(<EditJobDialog job={job} onClose={onClose} />, words);
  await screen.findByRole('dialog');
  return user;
}

it.each([
  ['posted', posting, 'Post Job'],
  ['changed', editing, 'Save changes'],
])('a job is %s by its button alone, not by Enter in a field', async (_what, open, button) => {
  const user = await open();
  expect(fields().length).toBeGreaterThan(5);
  for (const field of fields()) {
    field.focus();
    await user.keyboard('{Enter}');
  }
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false));
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('Enter in an own task begins the next one, once this one has a name', async () => {
  const user = await posting();
  await user.click(screen.getByRole('button', { name: 'Add a custom task' }));
  await user.keyboard('{Enter}');
  expect(screen.getAllByLabelText('Task')).toHaveLength(1);
  await user.keyboard('Wash the linen{Enter}');
  expect(screen.getAllByLabelText('Task')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(nameOfTask(2)));
  expect(sent).toEqual([]);
});

it('an open job’s own tasks are changed, added and removed, and voided bids are announced', async () => {
  const user = await editing();
  await user.type(nameOfTask(1), ' twice{Enter}');
  expect(screen.queryByText('Saving voids the bids on this job')).toBeNull();
  await user.type(nameOfTask(2), 'Wash the linen');
  await user.click(screen.getAllByRole('checkbox', { name: 'Required' })[1] as HTMLElement);
  await screen.findByText('Saving voids the bids on this job');
  await user.click(screen.getByRole('button', { name: 'Save and void 1 bid' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      method: 'PATCH',
      body: {
        customTasks: [
          { name: 'Water the plants twice', price: 5, required: false },
          { name: 'Wash the linen', price: 0, required: true },
        ],
      },
    },
  ]);
});

it('an own task that was left blank is dropped; one with a number and no name is not', async () => {
  const user = await editing();
  await user.click(screen.getByRole('button', { name: 'Add a custom task' }));
  await user.clear(nameOfTask(1));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('This field is required');
  expect(screen.getAllByLabelText('Task')).toHaveLength(1);
  await user.type(nameOfTask(1), 'Feed the cat');
  await user.click(screen.getByRole('button', { name: 'Add a custom task' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const customTasks = [{ name: 'Feed the cat', price: 5, required: false }];
  expect(sent).toEqual([{ method: 'PATCH', body: { customTasks } }]);
});
