import type { FastifyReply } from 'fastify';
import { personPaperName } from '#contract/person-record.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { limitExports } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { signerAt } from '#server/proof/index.ts';
import { typeset } from '../documents/typesetter.ts';
import { Packing } from '../signed-files/packing.ts';
import { sendZip } from '../signed-files/send-zip.ts';
import { type OwnRecord, readOwnRecord } from './read-own-record.ts';
import { writeOwnRecord } from './write-own-record.ts';

/** What a cleaner has done, signed, to take anywhere. Who made it when is in the audit log. */
export async function sendOwnRecord(kit: Kit, actor: Actor, reply: FastifyReply): Promise<undefined> {
  await limitExports(actor.id);
  const own = await takeRecord(kit, actor);
  const pdf = await typeset(kit, actor.id, () => writeOwnRecord(kit, actor, own));
  return sendZip(kit, reply, { name: 'freshkey-record.zip', pieces: packOwnRecord(own, pdf) });
}

async function takeRecord(kit: Kit, actor: Actor): Promise<OwnRecord> {
  const facts = await readOwnRecord(kit, actor);
  return transact(
    kit,
    async (tx) => {
      const signer = await signerAt(kit, tx);
      const made = { action: 'make own record', subjectKind: 'account', subjectId: actor.id };
      await appendAudit(kit, tx, { actorId: actor.id, ...made });
      // not before its key, which may be made just now
      return { ...facts, signer, madeAt: kit.clock.now().toISOString() };
    },
    { keyed: false },
  );
}

function* packOwnRecord({ signer, ...record }: OwnRecord, pdf: Uint8Array): Generator<Uint8Array> {
  const packing = new Packing();
  yield* packing.add(personPaperName, pdf);
  yield* packing.sign(signer, (files) => ({ ...record, files }));
}
