import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { showEvidence as endpoint } from '#contract/moderation.ts';
import { appendAudit } from '#server/audit/index.ts';
import { uploads } from '#server/photos/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { maskedPart } from './masked-part.ts';
import type { Pieces } from './piece.ts';
import { matchesIn } from './rules/matches-in.ts';
import { contentReports } from './table.ts';
import { versionOf } from './version-of.ts';

/** An admin looks at what was reported or flagged, as it is now; no look goes without its link in the audit log. */
export const showEvidence = (kit: Kit, admin: Actor, id: string, pieces: Pieces): Promise<AnswerOf<typeof endpoint>> =>
  transact(kit, async (tx) => {
    const [row] = await tx
      .select({ report: contentReports, storageKey: uploads.storageKey })
      .from(contentReports)
      .leftJoin(uploads, eq(uploads.id, contentReports.uploadId))
      .where(eq(contentReports.id, id));
    if (!row) throw notFound();
    const { kind, subjectId, flags } = row.report;
    const shown = await pieces[kind].read(tx, subjectId);
    const storageKey = row.storageKey ?? shown?.upload?.storageKey;
    const text = shown?.text || null;
    const facts = { kind, contentId: subjectId };
    const what = { action: 'look at reported content', subjectKind: 'content report', subjectId: id, facts };
    await appendAudit(kit, tx, { ...what, actorId: admin.id });
    return {
      text,
      ...(storageKey ? photoLinks(kit, storageKey) : { photoUrl: null, thumbnailUrl: null }),
      matches: matchesIn(text ?? '', { withoutContacts: true })
        .filter(({ flag }) => flags.length === 0 || flags.includes(flag))
        .map((match) => ({ flag: match.flag, part: maskedPart(match) })),
      version: versionOf(row.report, shown),
    };
  });
