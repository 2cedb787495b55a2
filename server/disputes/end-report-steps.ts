import { asc, lte } from 'drizzle-orm';
import { lockJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { readReport } from './hold-report.ts';
import { makeProposal } from './make-proposal.ts';
import { proposedIn, resolve } from './resolve.ts';

/**
 * The task `end-report-steps`: a cleaner who has not answered lets the table propose, and silence after a proposal, on
 * the part of the two or of the admins, means what it says.
 */
export async function endReportSteps(kit: Kit): Promise<void> {
  const due = await kit.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.reportDueAt, kit.clock.now()))
    .orderBy(asc(jobs.reportDueAt))
    .limit(200);
  await eachOnItsOwn(kit, due, {
    failed: 'step of a report not ended',
    work: ({ id }) => transact(kit, (tx) => endStep(kit, tx, id), { keyed: false }),
  });
}

async function endStep(kit: Kit, tx: Tx, jobId: string): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (!job?.reportDueAt || job.reportDueAt > kit.clock.now()) return;
  const held = { job, report: await readReport(tx, jobId) };
  if (job.reportStatus === 'OPEN') return makeProposal(kit, tx, held, { after: 'silence', actorId: null });
  await resolve(kit, tx, held, { by: 'deadline', payoutCents: proposedIn(held), actorId: null, fromCleaner: true });
}
