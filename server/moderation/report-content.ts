import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { reportContent as endpoint } from '#contract/moderation.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { day } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { fileReport } from './file-report.ts';
import type { Pieces } from './piece.ts';

const perPerson = { name: 'content reported', most: 20, within: day };

/** Somebody asks the admins to look at a profile or a picture of another person; once while that waits. */
export const reportContent = (
  kit: Kit,
  actor: Actor,
  { kind, id, about, note }: BodyOf<typeof endpoint>,
  pieces: Pieces,
): Promise<AnswerOf<typeof endpoint>> =>
  transact(kit, async (tx) => {
    const piece = pieces[kind];
    const shown = (await piece.isSeenBy(kit, tx, actor, id)) ? await piece.read(tx, id) : null;
    if (!shown || shown.authorId === actor.id) throw notFound();
    if (about === 'other' && note === '') throw invalidInput({ note: 'blank' });
    await countOrRefuse(kit, tx, perPerson, actor.id);
    const report = await fileReport(kit, tx, {
      ...{ kind, subjectId: id, jobId: shown.jobId, authorId: shown.authorId, reporterId: actor.id },
      ...{ about, reason: note, uploadId: shown.upload?.id ?? null },
    });
    if (!report) throw new Refusal('already_exists', 'You’ve already reported this. We’re looking into it.');
    return { id: report.id, kind, createdAt: report.createdAt.toISOString() };
  });
