import { and, asc, eq, gt } from 'drizzle-orm';
import type { HelperInvitation, HelperList } from '#contract/helpers.ts';
import { users } from '#server/accounts/table.ts';
import { mayComeAlong } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { helperInvitations, helpers } from '../table.ts';
import { readAskedToHelp } from './asked-to-help.ts';

/** A cleaner’s helpers, who was asked and has not answered, and whom the cleaner helps. There are never many. */
export async function listHelpers({ db, clock }: Kit, actor: Actor): Promise<HelperList> {
  const [theirs, asked, helping, askedBy] = await Promise.all([
    db
      .select({
        ...{ id: users.id, name: users.name, suspendedAt: users.suspendedAt, since: helpers.createdAt },
        ...{ city: cleanerProfiles.city, state: cleanerProfiles.state },
        ...{ clearance: cleanerProfiles.clearance, clearedUntil: cleanerProfiles.clearedUntil },
        ownWorkUntil: cleanerProfiles.ownWorkUntil,
      })
      .from(helpers)
      .innerJoin(users, eq(users.id, helpers.helperId))
      .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, helpers.helperId))
      .where(eq(helpers.cleanerId, actor.id))
      .orderBy(asc(helpers.createdAt), asc(helpers.helperId)),
    db
      .select()
      .from(helperInvitations)
      .where(and(eq(helperInvitations.cleanerId, actor.id), gt(helperInvitations.expiresAt, clock.now())))
      .orderBy(asc(helperInvitations.createdAt), asc(helperInvitations.id)),
    db
      .select({ id: users.id, name: users.name, since: helpers.createdAt })
      .from(helpers)
      .innerJoin(users, eq(users.id, helpers.cleanerId))
      .where(eq(helpers.helperId, actor.id))
      .orderBy(asc(helpers.createdAt), asc(helpers.cleanerId)),
    readAskedToHelp(db, actor.id, clock.now()),
  ]);
  return {
    helpers: theirs.map(({ suspendedAt, clearance, clearedUntil, ownWorkUntil, since, ...helper }) => ({
      ...helper,
      check: clearance,
      mayCome: suspendedAt === null && mayComeAlong({ clearance, clearedUntil, ownWorkUntil }, clock.now()),
      since: since.toISOString(),
    })),
    invitations: asked.map(presentInvitation),
    helping: helping.map(({ since, ...cleaner }) => ({ ...cleaner, since: since.toISOString() })),
    askedBy,
  };
}

type Asked = Pick<typeof helperInvitations.$inferSelect, 'id' | 'name' | 'email' | 'createdAt' | 'expiresAt'>;

export const presentInvitation = ({ id, name, email, createdAt, expiresAt }: Asked): HelperInvitation => ({
  ...{ id, name, email },
  ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
});
