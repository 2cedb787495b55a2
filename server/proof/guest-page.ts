import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { OwnGuestPage, saveGuestPage } from '#contract/guest-pages.ts';
import { isGuestReady, lockJobOf, require } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import { transact } from '#server/platform/transact.ts';
import { requireOn } from '#server/settings/index.ts';
import { refuseWhatGuestsMayNotSee } from './guest-choice.ts';
import { hashOf } from './hashes.ts';
import { guestPages } from './table.ts';

type Shown = z.output<typeof saveGuestPage.body>;
type Row = typeof guestPages.$inferSelect;

export const sealedGuestLink: SealedColumn = {
  ...{ table: 'guest_page', column: 'secret_sealed', key: ['id'], kind: 'bytea' },
};
/** What a link's secret is looked up by; it is too long to be guessed, so that a hash without a key keeps it. */
export const hashOfLink = (secret: string): string => hashOf(`guest page ${secret}`);

/** The page that the host shares of a job; null while there is none. */
export async function showOwnGuestPage(kit: Kit, actor: Actor, jobId: string): Promise<OwnGuestPage | null> {
  const [found] = await kit.db
    .select({ page: guestPages })
    .from(jobs)
    .leftJoin(guestPages, eq(guestPages.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), eq(jobs.hostId, actor.id)));
  if (!found) throw jobNotFound();
  return found.page && presentPage(kit, found.page);
}

/** Shares it, or changes what is shown; the link stays what it is until the host ends it. */
export function shareGuestPage(kit: Kit, actor: Actor, jobId: string, shown: Shown): Promise<OwnGuestPage> {
  return transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, jobId, 'shareReady');
    require(job, viewer, 'shareReady', kit.clock.now());
    await requireOn(tx, 'guestPages');
    await refuseWhatGuestsMayNotSee(kit, tx, job, shown);
    const [row] = await tx
      .insert(guestPages)
      .values({ ...newLink(kit), jobId, createdAt: kit.clock.now(), ...shown })
      .onConflictDoUpdate({ target: guestPages.jobId, set: shown })
      .returning();
    if (!row) throw new Error('an insert gave no row back');
    return presentPage(kit, row);
  });
}

/**
 * Nobody can follow its link any more; asking again changes nothing. The host may do it whatever has become of the job,
 * so nothing but whose job it is is asked.
 */
export function endGuestPage(kit: Kit, actor: Actor, jobId: string): Promise<void> {
  return transact(kit, async (tx) => {
    await lockJobOf(tx, actor, jobId, 'shareReady');
    await tx.delete(guestPages).where(eq(guestPages.jobId, jobId));
  });
}

/** The links of the pages that hosts share of these jobs, as long as guests may see them. */
export async function guestLinksOf(kit: Kit, jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await kit.db
    .select({ page: guestPages, job: jobs })
    .from(guestPages)
    .innerJoin(jobs, eq(jobs.id, guestPages.jobId))
    .where(inArray(guestPages.jobId, [...jobIds]))
    .orderBy(asc(jobs.startTime));
  return rows.filter(({ job }) => isGuestReady(job)).map(({ page }) => presentPage(kit, page).url);
}

function newLink({ sealer }: Kit): Pick<Row, 'id' | 'secretHash' | 'secretSealed'> {
  const [id, secret] = [newId(), randomBytes(24).toString('base64url')];
  return { id, secretHash: hashOfLink(secret), secretSealed: sealer.seal(secret, placeIn(sealedGuestLink, [id])) };
}

const presentPage = (
  { sealer, settings }: Kit,
  { id, title, photoIds, taskIds, createdAt, secretSealed }: Row,
): OwnGuestPage => ({
  ...{ title, photoIds, taskIds, createdAt: createdAt.toISOString() },
  url: `${settings.publicUrl}/ready/${sealer.open(secretSealed, placeIn(sealedGuestLink, [id]))}`,
});
