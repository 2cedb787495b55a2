import { and, eq, gt } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { inviteStaff as endpoint, StaffInvitation } from '#contract/staff.ts';
import { staffInvitationLife } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { countOrRefuse } from '../attempts.ts';
import { limits } from '../limits.ts';
import { hashToken, newToken } from '../session-token.ts';
import { staffInvitations, users } from '../table.ts';
import type { AuditStaff } from './audit-staff.ts';
import { requireOwner } from './lock-staff.ts';
import { lastLanguage, mailInvitation } from './mail-staff.ts';

type Wish = BodyOf<typeof endpoint>;

/** An owner asks somebody to become an admin. A new invitation to the same address takes the place of the last. */
export async function inviteStaff(
  kit: Kit,
  actor: Actor,
  { email, staffRole: asked, language, replaces }: Wish,
  audit: AuditStaff,
): Promise<StaffInvitation> {
  await transact(kit, (tx) => countOrRefuse(kit, tx, limits.staffInvitations, actor.id), { keyed: false });
  return transact(kit, async (tx) => {
    const owner = await requireOwner(tx, actor.id);
    const staffRole = replaces ? await roleOfOpen(kit, tx, { email, replaces }) : asked;
    await refuseAccounts(tx, email);
    const [token, createdAt] = [newToken(), kit.clock.now()];
    const expiresAt = plus(createdAt, staffInvitationLife);
    const row = { id: newId(), staffRole, tokenHash: hashToken(token), invitedBy: owner.id, createdAt, expiresAt };
    await tx
      .insert(staffInvitations)
      .values({ ...row, email })
      .onConflictDoUpdate({ target: staffInvitations.email, set: row });
    await mailInvitation(
      kit,
      tx,
      { name: owner.name, locale: language ?? (await lastLanguage(tx, email)) ?? owner.locale },
      { email, staffRole, token, expiresAt },
    );
    const subject = { subjectKind: 'staff invitation', subjectId: row.id };
    await audit(kit, tx, { actorId: owner.id, action: 'invite staff', ...subject, facts: { role: staffRole } });
    const dates = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return { id: row.id, email, staffRole, invitedBy: { id: owner.id, name: owner.name }, ...dates };
  });
}

/** The role of an invitation as it stands, whatever an old list says of it. */
async function roleOfOpen({ clock }: Kit, tx: Tx, { email, replaces }: { email: string; replaces: string }) {
  const [open] = await tx
    .select({ staffRole: staffInvitations.staffRole })
    .from(staffInvitations)
    .where(
      and(
        ...[eq(staffInvitations.id, replaces), eq(staffInvitations.email, email)],
        gt(staffInvitations.expiresAt, clock.now()),
      ),
    )
    .for('update');
  if (!open) throw notFound();
  return open.staffRole;
}

/** Whoever runs the marketplace does so with an account of its own; one that was taken away can be given back. */
async function refuseAccounts(tx: Tx, email: string): Promise<void> {
  const [account] = await tx
    .select({ role: users.role, staffRole: users.staffRole })
    .from(users)
    .where(eq(users.email, email));
  if (!account || (account.role === 'ADMIN' && !account.staffRole)) return;
  throw new Refusal('already_exists', 'This address already has an account. Invite another one.');
}

/** An owner takes an invitation back. */
export const withdrawInvitation = (kit: Kit, actor: Actor, id: string, audit: AuditStaff): Promise<void> =>
  transact(kit, async (tx) => {
    const owner = await requireOwner(tx, actor.id);
    const [gone] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning();
    if (!gone) throw notFound();
    const subject = { subjectKind: 'staff invitation', subjectId: id };
    await audit(kit, tx, { actorId: owner.id, action: 'withdraw staff invitation', ...subject });
  });
