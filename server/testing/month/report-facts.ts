import { hour, plus } from '#server/platform/clock.ts';
import { aPhotoOf } from '../a-report.ts';
import type { Month } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';
import { jobsIn } from './money-facts.ts';

const reasons = ['late', 'task_missing', 'quality', 'photos', 'damage', 'access', 'other'] as const;

const report: BusinessFact = async (month) => {
  const since = plus(month.house.clock.now(), -72 * hour).toISOString();
  const more = `and report_status is null and submitted_at > '${since}'`;
  const job = month.pick([...(await jobsIn(month, 'SUBMITTED', more)), ...(await jobsIn(month, 'PAID', more))]);
  if (!job) return null;
  const token = await month.tokenOf({ id: job.host_id });
  const photo = await aPhotoOf(month.house, { id: job.host_id, token, email: '', name: '' });
  const body = {
    reason: month.pick(reasons),
    text: 'Please look at this.',
    photoUrls: month.chance(50) ? [photo] : [],
  };
  return month.house.post(`/api/jobs/${job.id}/disputes`, body, token);
};

interface Reported extends Record<string, unknown> {
  id: string;
  host_id: string;
  cleaner_id: string;
  payout_cents: number;
}
const reports = (month: Month, ...steps: string[]) =>
  month.rows<Reported>(
    `select d.id, j.host_id, j.cleaner_id, j.payout_cents from dispute d join job j on j.id = d.job_id
     where j.report_status = any($1) order by j.report_due_at, d.id limit 20`,
    [steps],
  );

const answer: BusinessFact = async (month) => {
  const reported = month.pick(await reports(month, 'OPEN'));
  if (!reported) return null;
  const recleanAt = month.chance(40) ? plus(month.house.clock.now(), 20 * hour).toISOString() : null;
  const body = { text: 'I did what I could.', recleanAt };
  return month.house.post(
    `/api/disputes/${reported.id}/answer`,
    body,
    await month.tokenOf({ id: reported.cleaner_id }),
  );
};

const onProposal =
  (act: 'accept' | 'escalate'): BusinessFact =>
  async (month) => {
    const reported = month.pick(await reports(month, 'PROPOSED'));
    if (!reported) return null;
    const id = month.chance(50) ? reported.host_id : reported.cleaner_id;
    return month.house.post(`/api/disputes/${reported.id}/${act}`, undefined, await month.tokenOf({ id }));
  };

const withdraw: BusinessFact = async (month) => {
  const reported = month.pick(await reports(month, 'OPEN', 'PROPOSED', 'ESCALATED'));
  if (!reported) return null;
  return month.house.post(
    `/api/disputes/${reported.id}/withdraw`,
    undefined,
    await month.tokenOf({ id: reported.host_id }),
  );
};

const resolve: BusinessFact = async (month) => {
  const reported = month.pick(await reports(month, 'OPEN', 'PROPOSED', 'ESCALATED'));
  if (!reported) return null;
  const share = month.pick([0, 0.3, 0.8, 1]) ?? 0;
  const payoutCents = share === 0 ? 0 : Math.max(500, Math.floor(reported.payout_cents * share));
  const body = { payoutCents, reason: 'As the photos show.' };
  return month.house.post(`/api/admin/disputes/${reported.id}/resolve`, body, await month.tokenOf(month.admin));
};

export const reportFacts = [
  ['report', 4, report],
  ['answer', 3, answer],
  ['accept proposal', 3, onProposal('accept')],
  ['escalate', 1, onProposal('escalate')],
  ['withdraw report', 1, withdraw],
  ['resolve', 2, resolve],
] as const;
