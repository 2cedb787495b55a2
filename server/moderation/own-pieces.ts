import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { giveBack, isApproved, takeDown } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { hidePhoto, showPhotoAgain } from '#server/jobs/index.ts';
import { bids, deliverables, jobRequests, jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Piece, ReportablePiece } from './piece.ts';

/** What somebody says of themselves. Hosts have a name only, which nobody can take away. */
const profile: ReportablePiece = {
  read: async (reader, id) => {
    const [found] = await readProfile(reader, id);
    return found ? { ...inProfile(id), text: found.role === 'CLEANER' ? found.bio : found.name, upload: null } : null;
  },
  isSeenBy,
  hold: holdProfile,
  hide: (_kit, tx, id) => takeDown(tx, id, 'bio'),
  restore: async (tx, id, { text }) => text !== null && giveBack(tx, id, { bio: text }),
};

const picture: ReportablePiece = {
  read: async (reader, id) => {
    const [found] = await readProfile(reader, id);
    return found ? { ...inProfile(id), text: null, upload: found.upload } : null;
  },
  isSeenBy: async (kit, reader, actor, id) =>
    (await readProfile(reader, id))[0]?.upload != null && (await isSeenBy(kit, reader, actor, id)),
  hold: holdProfile,
  hide: (_kit, tx, id) => takeDown(tx, id, 'picture'),
  restore: async (tx, id, { storageKey }) => storageKey !== null && giveBack(tx, id, { profileImageKey: storageKey }),
};

const photo: ReportablePiece = {
  read: async (reader, id) => {
    const [found] = await reader
      .select({ jobId: deliverables.jobId, text: deliverables.note, upload: uploadColumns, authorId: uploads.ownerId })
      .from(deliverables)
      .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
      .where(eq(deliverables.id, id));
    return found ? { ...found, writtenAt: null, withoutContacts: false } : null;
  },
  isSeenBy: async (_kit, reader, { id: me }, id) => {
    const mine = or(eq(jobs.hostId, me), eq(jobs.cleanerId, me));
    const seen = reader
      .select({ id: deliverables.id })
      .from(deliverables)
      .innerJoin(jobs, eq(jobs.id, deliverables.jobId))
      .where(and(eq(deliverables.id, id), isNull(deliverables.hiddenAt), mine));
    return (await seen).length > 0;
  },
  hide: (kit, tx, id) => hidePhoto(kit, tx, id),
  restore: (tx, id) => showPhotoAgain(tx, id),
};

/** What a job asks for. The jobs' own section cancels it. */
const job: Piece = {
  read: async (reader, id) => {
    const [found] = await reader.select().from(jobs).where(eq(jobs.id, id));
    if (!found) return null;
    const { hostId: authorId, specialInstructions, customTasks, createdAt: writtenAt } = found;
    const text = [specialInstructions ?? '', ...customTasks.map(({ name }) => name)].filter(Boolean).join('\n');
    return { authorId, jobId: id, text: text || null, upload: null, writtenAt, withoutContacts: true };
  },
};

export const ownPieces = { profile, picture, photo, job };

const uploadColumns = { id: uploads.id, storageKey: uploads.storageKey };
const inProfile = (authorId: string) => ({ authorId, jobId: null, writtenAt: null, withoutContacts: true });

async function holdProfile(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: cleanerProfiles.userId })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, id))
    .for('update');
}

const readProfile = (reader: Reader, id: string) =>
  reader
    .select({ id: users.id, role: users.role, name: users.name, bio: cleanerProfiles.bio, upload: uploadColumns })
    .from(users)
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, users.id))
    .leftJoin(uploads, eq(uploads.storageKey, cleanerProfiles.profileImageKey))
    .where(and(eq(users.id, id), isNull(users.erasedAt), isNull(users.staffRole)));

/** Everybody sees verified cleaners; others are seen by those they have a job, a bid or an invitation with. */
async function isSeenBy(kit: Kit, reader: Reader, { id: me }: Actor, id: string): Promise<boolean> {
  const [cleaner] = await reader.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, id));
  if (cleaner && isApproved(cleaner, kit.clock.now())) return true;
  const [host, guest] = cleaner ? [me, id] : [id, me];
  const together = reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.hostId, host),
        sql`(${jobs.cleanerId} = ${guest} or exists (select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${guest})
          or exists (select from ${jobRequests} where ${jobRequests.jobId} = ${jobs.id} and ${jobRequests.cleanerId} = ${guest}))`,
      ),
    )
    .limit(1);
  return (await together).length > 0;
}
