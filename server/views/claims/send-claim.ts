import type { FastifyReply } from 'fastify';
import { claimFileName } from '#contract/record-file-name.ts';
import type { JobSide } from '#contract/states.ts';
import { appendAudit } from '#server/audit/index.ts';
import { readSeenJob, relationTo, seesEverything, sideOf } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { limitExports } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { chainLength, readRecord, signerAt } from '#server/proof/index.ts';
import { reviewsOfJob } from '#server/reviews/index.ts';
import { typeset } from '../documents/typesetter.ts';
import { sendZip } from '../signed-files/send-zip.ts';
import { packClaim } from './pack-claim.ts';
import { type ClaimFacts, readClaim } from './read-claim.ts';
import { writeClaim } from './write-claim.ts';

/**
 * Everything a claim needs about a job, signed: for its host, its cleaner and admins. It is packed while it is sent, at
 * the speed at which it is taken, one photo at a time. Who made it when is in the audit log.
 */
export async function sendClaim(kit: Kit, actor: Actor, jobId: string, reply: FastifyReply): Promise<undefined> {
  await limitExports(actor.id);
  const claim = await takeClaim(kit, actor, jobId);
  const pdf = await typeset(kit, actor.id, () => writeClaim(kit, actor, claim));
  return sendZip(kit, reply, { name: claimFileName(claim.job), pieces: packClaim(kit, claim, pdf) });
}

async function takeClaim(kit: Kit, actor: Actor, jobId: string): Promise<ClaimFacts> {
  const facts = await readSettled(kit, actor, jobId);
  return transact(
    kit,
    async (tx) => {
      const signer = await signerAt(kit, tx);
      const made = { actorId: actor.id, action: 'make claim file', subjectKind: 'job', subjectId: jobId };
      await appendAudit(kit, tx, made);
      // not before its key, which may be made just now
      return { ...facts, signer, madeAt: kit.clock.now() };
    },
    { keyed: false },
  );
}

/** Facts and chain as of one moment: whatever changes a fact makes the chain longer, and then both are read again. */
async function readSettled(kit: Kit, actor: Actor, jobId: string) {
  for (let left = 5; ; left--) {
    const seen = await readSeenJob(kit.db, actor, jobId, kit.clock.now());
    const relation = seen && relationTo(seen.view.job, seen.viewer);
    if (!seen || !relation || !seesEverything(relation)) throw jobNotFound();
    const { job } = seen.view;
    const before = await chainLength(kit.db, jobId);
    const facts = await readClaim(kit, seen, actor);
    const side = relation === 'admin' ? null : sideOf(job, actor);
    const chain = await transact(
      kit,
      async (tx) => {
        const reader = { id: actor.id, side, reviewsBy: await readableReviews(kit, tx, job, actor) };
        return readRecord(kit, tx, { job, reader });
      },
      { keyed: false },
    );
    if (chain.links.length === before) return { ...facts, ...chain };
    if (left === 0) throw new Refusal('too_many', 'This job is changing right now. Try again in a moment.');
  }
}

/** Whose reviews of a job somebody may read: reviews are blind at first. */
async function readableReviews(
  { clock }: Kit,
  tx: Tx,
  job: { id: string; hostId: string },
  actor: Actor,
): Promise<Set<JobSide>> {
  const reviews = await reviewsOfJob(tx, job.id, actor, clock.now());
  return new Set(reviews.map(({ author }) => sideOf(job, author)));
}
