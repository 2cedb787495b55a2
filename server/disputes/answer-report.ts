import { eq } from 'drizzle-orm';
import type { Dispute } from '#contract/dispute.ts';
import type { answerReport as endpoint } from '#contract/disputes.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recleanWithin } from '#contract/terms.ts';
import { ownUploads } from '#server/photos/index.ts';
import { plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { showDispute } from './dispute-of-job.ts';
import { concernedBy, holdReport } from './hold-report.ts';
import { makeProposal } from './make-proposal.ts';
import { addPhotos } from './report-photos.ts';
import { disputes } from './table.ts';

type Body = BodyOf<typeof endpoint>;

/** The cleaner answers, once, and may offer to come back and finish; the rule table then makes its proposal. */
export const answerReport = (kit: Kit, actor: Actor, id: string, body: Body): Promise<Dispute> =>
  transact(kit, async (tx) => {
    await concernedBy(tx, actor, id, 'answerReport');
    const now = kit.clock.now();
    const recleanAt = body.recleanAt ? new Date(body.recleanAt) : null;
    if (recleanAt) refuseUnfit(recleanAt, now);
    const uploadIds = await ownUploads(tx, actor, body.photoUrls ?? []);
    const { job, report } = await holdReport(kit, tx, actor, id, 'answerReport');
    const answer = { answerText: body.text, keptOutBy: body.keptOutBy ?? null, recleanAt, answeredAt: now };
    await tx.update(disputes).set(answer).where(eq(disputes.id, id));
    await addPhotos(tx, { disputeId: id, side: 'cleaner', uploadIds });
    await makeProposal(kit, tx, { job, report: { ...report, ...answer } }, { after: 'answer', actorId: actor.id });
    return showDispute(kit, tx, job.id);
  });

function refuseUnfit(recleanAt: Date, now: Date): void {
  if (recleanAt <= now) throw invalidInput({ recleanAt: 'startPast' });
  if (recleanAt > plus(now, recleanWithin)) throw invalidInput({ recleanAt: 'recleanFar' });
}
