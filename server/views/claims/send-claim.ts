import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JobSide } from '#contract/states.ts';
import { appendAudit } from '#server/audit/index.ts';
import { readSeenJob, relationTo, seesEverything, sideOf } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { limitExports } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readRecord, signerAt } from '#server/proof/index.ts';
import { reviewsOfJob } from '#server/reviews/index.ts';
import { typeset } from '../documents/typesetter.ts';
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
  // a stream that breaks off leaves a file without an end, which its reader is told
  const file = Readable.from(packClaim(kit, claim, pdf), { objectMode: false });
  file.on('error', (error) => kit.log.warn({ err: error, jobId }, 'a claim file was cut off'));
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="freshkey-claim-${jobId.slice(-8)}.zip"`,
      'x-content-type-options': 'nosniff',
    })
    .send(file);
}

async function takeClaim(kit: Kit, actor: Actor, jobId: string): Promise<ClaimFacts> {
  const seen = await readSeenJob(kit.db, actor, jobId, kit.clock.now());
  const relation = seen && relationTo(seen.view.job, seen.viewer);
  if (!seen || !relation || !seesEverything(relation)) throw jobNotFound();
  const facts = await readClaim(kit, seen, actor);
  return transact(
    kit,
    async (tx) => {
      const { job } = seen.view;
      const reader = {
        id: actor.id,
        side: relation === 'admin' ? null : sideOf(job, actor),
        reviewsBy: await readableReviews(kit, tx, job, actor),
      };
      const chain = await readRecord(kit, tx, { job, reader });
      const signer = await signerAt(kit, tx);
      await appendAudit(kit, tx, {
        actorId: actor.id,
        action: 'make claim file',
        subjectKind: 'job',
        subjectId: jobId,
      });
      // not before its key, which may be made just now
      return { ...facts, ...chain, signer, madeAt: kit.clock.now() };
    },
    { keyed: false },
  );
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
