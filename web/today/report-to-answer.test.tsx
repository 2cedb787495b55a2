import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { ReportToAnswer } from './report-to-answer.tsx';

// all that the line reads
const job = { can: ['acceptProposal'], payoutCents: 7400, hostFeeCents: 500, cleanerFeeCents: 500 } as unknown as Job;

it('says of a proposal what its cleaner would receive, and of how much', async () => {
  await shown(<ReportToAnswer job={{ ...job, proposedCents: 6660 as Job['payoutCents'] }} />, { words: ['today'] });
  const line = screen.getByText(/^Proposed/).textContent?.replaceAll(/[\u2068\u2069]/g, '');
  expect(line).toBe('Proposed: you receive $61.60 of $69.00. Please answer.');
});
