import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { Door } from './door.tsx';

async function open(startTime: number, more: object = {}) {
  const job = { id: 'j', status: 'IN_PROGRESS', waiting: null, can: [], timeZone: 'America/New_York', helping: null };
  cleanup();
  // all that the door reads
  const read = { ...job, startTime: new Date(startTime).toISOString(), ...more } as unknown as JobDetail;
  await shown(<Door job={read} side="assigned" />, { words: ['waiting'] });
}

it('says to a cleaner who has begun early from when a closed door can be reported', async () => {
  await open(Date.now() + 600_000);
  expect(await screen.findByText(/^If you can’t get in .* starting at \d/)).toBeTruthy();
  await open(Date.now() + 600_000, { can: ['wait'] });
  expect(await screen.findByRole('button', { name: 'Can’t get in' })).toBeTruthy();
  expect(screen.queryByText(/^If you can’t get in/)).toBeNull();
  await open(Date.now() - 600_000);
  expect(screen.queryByText(/^If you can’t get in/)).toBeNull();
});

it('says before the tap that reporting a closed door starts a job that has not been started', async () => {
  const text = 'One tap starts the job and your paid wait.';
  await open(Date.now() - 600_000, { can: ['wait'], status: 'ASSIGNED' });
  const said = await screen.findByText(text);
  const button = screen.getByRole('button', { name: 'Can’t get in' });
  expect(said.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await open(Date.now() - 600_000, { can: ['wait'] });
  expect(await screen.findByRole('button', { name: 'Can’t get in' })).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
});
