import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { EditJobDialog } from './edit-job-dialog.tsx';

const job = {
  ...{ id: 'job-1', propertyId: 'p', timeZone: 'America/New_York', tasks: [], bids: [], specialInstructions: null },
  ...{ startTime: '2030-11-21T16:00:00Z', endTime: '2030-11-21T20:00:00Z', payoutCents: 12_000 },
  ...{ cleaningType: 'standard', customTasks: [{ name: 'Water the plants', price: 4.1, required: false }] },
} as unknown as JobDetail; // all that the dialog reads

it('keeps a price as it is typed, also while it is no amount', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const user = await shown(<EditJobDialog job={job} onClose={vi.fn()} />, { words: ['posting', 'jobs'] });
  const price = await screen.findByLabelText<HTMLInputElement>('Value');
  expect(price.value).toBe('4.10');
  await user.clear(price);
  await user.type(price, 'a');
  expect(price.value).toBe('a');
  await user.clear(price);
  await user.type(price, '7.5');
  await user.tab();
  expect(price.value).toBe('7.50');
});
