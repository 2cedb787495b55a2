import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { useJobPrice } from './use-job-price.ts';

const reported = {
  ...{ status: 'SUBMITTED', cleanerId: 'dana', reportStatus: 'PROPOSED', endTime: '2026-11-26T20:00:00Z' },
  ...{ payoutCents: 8400, hostFeeCents: 500, cleanerFeeCents: 500 },
  dispute: { status: 'PROPOSED', acceptedBy: null, proposal: { payoutCents: 7560, rules: [] } },
} as unknown as JobDetail; // all that a price is made of

function Price({ job }: { job: JobDetail }) {
  const { label, amount, before } = useJobPrice(job, 'host');
  return `${label} ${amount}, ${before?.label} ${before?.amount}`;
}

it('a host reads what is proposed and what it is at most until they accept it, and then that they pay it', async () => {
  await shown(<Price job={reported} />, { words: ['jobs'] });
  expect(document.body.textContent).toBe('As proposed $80.60, At most $89.00');
  document.body.replaceChildren();
  const dispute = { ...reported.dispute, acceptedBy: 'host' } as JobDetail['dispute'];
  await shown(<Price job={{ ...reported, dispute }} />, { words: ['jobs'] });
  expect(document.body.textContent).toBe('You pay $80.60, Agreed price $84.00');
  document.body.replaceChildren();
  const { dispute: _, ...inList } = { ...reported, proposedCents: 7560, proposalAcceptedBy: 'host' };
  await shown(<Price job={inList as unknown as JobDetail} />, { words: ['jobs'] });
  expect(document.body.textContent, 'the same in a list').toBe('You pay $80.60, Agreed price $84.00');
});
