import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

async function open(deliverables: object[], tasks: object[] = []) {
  // all that the dialog reads
  const job = { id: 'job-1', deliverables, tasks, terms: {} } as unknown as JobDetail;
  cleanup();
  await shown(<SubmitDialog job={job} unsent={0} open onOpenChange={() => undefined} />, { words: ['work', 'ui'] });
  return (await screen.findByRole('dialog', { name: 'Submit this work?' })).textContent;
}

it('says how long the card waits for what the host has to look at first', async () => {
  const photo = { photoType: 'AFTER', taskId: null };
  expect(await open([photo])).toMatch(/automatically after 48 hours/);
  expect(await open([{ ...photo, small: true }])).toMatch(/photo of the finished work is too small.* 7 days/);
  expect(await open([{ ...photo, small: true }, photo])).toMatch(/automatically after 48 hours/);
  const skipped = { id: 't', required: true, skippedReason: 'No bed' };
  expect(await open([{ ...photo, small: true }], [skipped])).toMatch(/required task was skipped.* 7 days/);
});
