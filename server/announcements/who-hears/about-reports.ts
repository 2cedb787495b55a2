import { eq } from 'drizzle-orm';
import { bothSides } from '#contract/both-sides.ts';
import { resolveReport } from '#contract/disputes.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { JobSide } from '#contract/states.ts';
import { disputes } from '#server/disputes/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { peopleOfJob } from './people-of-job.ts';
import { adminsAtWork } from './the-admins.ts';

/** Each step of a report reaches whoever it is now the turn of; its end reaches both sides. */
export const aboutReports = {
  'job reported': async (kit, { jobId }) => {
    const { cleaner } = await sidesOf(kit, jobId);
    return [{ to: cleaner, bell: 'jobReported', mail: 'reports.jobReported', jobId }, ...(await seen(kit, jobId))];
  },
  'proposal made': async (kit, { jobId, after }) => {
    const { host, cleaner } = await sidesOf(kit, jobId);
    const made: Announcement =
      after === 'answer'
        ? { to: host, bell: 'reportAnswered', mail: 'reports.answered', jobId }
        : { to: [...host, ...cleaner], bell: 'proposalMade', mail: 'reports.proposalMade', jobId };
    return [made, ...(await seen(kit, jobId))];
  },
  'proposal accepted': async (kit, { jobId, by }) => [
    { to: await otherThan(kit, jobId, by), bell: 'proposalAccepted', mail: 'reports.proposalAccepted', jobId },
    ...(await seen(kit, jobId)),
  ],
  'report escalated': async (kit, { jobId, by }) => [
    { to: await otherThan(kit, jobId, by), bell: 'reportEscalated', mail: 'reports.escalated', jobId },
    { to: await adminsAtWork(kit, resolveReport), bell: 'reportWaiting', jobId },
    ...(await seen(kit, jobId)),
  ],
  'report resolved': async (kit, { jobId }) => {
    const { host, cleaner } = await sidesOf(kit, jobId);
    const { amountCents, reason, decided, agreed } = await decidedFor(kit, jobId);
    const end = { bell: 'reportResolved', jobId, amountCents } as const;
    // only an admin gives one
    const resolved: Announcement[] = reason
      ? [
          {
            ...{ ...end, to: host, mail: 'reports.decided.host' },
            params: { reason, pays: { cents: decided.hostPaysCents }, agreed: { cents: agreed.hostPaysCents } },
          },
          {
            ...{ ...end, to: cleaner, mail: 'reports.decided.cleaner' },
            params: {
              ...{ reason, receives: { cents: decided.cleanerReceivesCents } },
              agreed: { cents: agreed.cleanerReceivesCents },
            },
          },
        ]
      : [{ ...end, to: [...host, ...cleaner], mail: 'reports.resolved' }];
    return [...resolved, ...(await seen(kit, jobId))];
  },
  'report withdrawn': async (kit, { jobId }) => {
    const { cleaner } = await sidesOf(kit, jobId);
    return [{ to: cleaner, bell: 'reportWithdrawn', mail: 'reports.withdrawn', jobId }, ...(await seen(kit, jobId))];
  },
} satisfies Partial<WhoHears>;

async function sidesOf(kit: Kit, jobId: string): Promise<Record<JobSide, string[]>> {
  const { host, assigned } = await peopleOfJob(kit, jobId);
  return { host, cleaner: assigned };
}

const otherThan = async (kit: Kit, jobId: string, by: JobSide): Promise<string[]> =>
  (await sidesOf(kit, jobId))[by === 'host' ? 'cleaner' : 'host'];

/** Both people's open pages, and every admin's list. */
async function seen(kit: Kit, jobId: string): Promise<Announcement[]> {
  const { host, cleaner } = await sidesOf(kit, jobId);
  return [
    { to: [...host, ...cleaner], live: ['job', 'money'], jobId },
    { to: await adminsAtWork(kit), live: ['moderation'] },
  ];
}

/** With what each side pays or receives of it, and would have of what they had agreed on. */
async function decidedFor({ db }: Kit, jobId: string) {
  const [report] = await db
    .select({
      ...{ cents: disputes.resolvedPayoutCents, reason: disputes.resolutionReason, payoutCents: jobs.payoutCents },
      ...{ hostFeeCents: jobs.hostFeeCents, cleanerFeeCents: jobs.cleanerFeeCents },
    })
    .from(disputes)
    .innerJoin(jobs, eq(jobs.id, disputes.jobId))
    .where(eq(disputes.jobId, jobId));
  const fees = { hostFeeCents: report?.hostFeeCents ?? null, cleanerFeeCents: report?.cleanerFeeCents ?? null };
  const amountCents = report?.cents ?? toCents(0);
  const sidesOf = (payoutCents: Cents) => bothSides({ click: 'decision', payoutCents, fees });
  return {
    ...{ amountCents, reason: report?.reason ?? null },
    ...{ decided: sidesOf(amountCents), agreed: sidesOf(report?.payoutCents ?? amountCents) },
  };
}
