import { eq } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { acceptStaffInvitation as endpoint, showStaffInvitation } from '#contract/staff.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { createAccount } from '../create-account.ts';
import { isLiveInvitation, thatInvitation } from '../mailed-invitation.ts';
import { openSession } from '../open-session.ts';
import { hashPassword } from '../password-hash.ts';
import type { UserRow } from '../present-user.ts';
import { refuseWeakPassword } from '../refuse-weak-password.ts';
import { staffInvitations, users } from '../table.ts';
import type { AuditStaff } from './audit-staff.ts';

type Invitation = typeof staffInvitations.$inferSelect;

/** What a mailed link is for; 404 for one that no longer works. */
export async function showInvitation(kit: Kit, token: string): Promise<AnswerOf<typeof showStaffInvitation>> {
  const rows = await kit.db
    .select({ invitation: staffInvitations, invitedBy: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isLiveInvitation(kit, staffInvitations, token));
  const { invitation, invitedBy } = thatInvitation(rows);
  const { email, staffRole, expiresAt } = invitation;
  return { email, staffRole, invitedBy, expiresAt: expiresAt.toISOString() };
}

/** Somebody becomes an admin with the link that was mailed to them, which proves their address, and is logged in. */
export async function acceptInvitation(
  kit: Kit,
  caller: Caller,
  { token, name, password }: BodyOf<typeof endpoint>,
  audit: AuditStaff,
): Promise<Session> {
  const { email } = await showInvitation(kit, token);
  await refuseWeakPassword(password, email);
  const passwordHash = await hashPassword(password);
  return transact(kit, async (tx) => {
    const invitation = await takeInvitation(kit, tx, token);
    const user = await becomeStaff(kit, tx, invitation, { name, passwordHash });
    const session = await openSession(kit, tx, user, { caller });
    const entry = { actorId: user.id, action: 'join staff', subjectKind: 'user', subjectId: user.id };
    const { staffRole: role, invitedBy } = invitation;
    await audit(kit, tx, { ...entry, facts: { role, invitedBy, invitation: invitation.id } });
    return session;
  });
}

const takeInvitation = async (kit: Kit, tx: Tx, token: string): Promise<Invitation> =>
  thatInvitation(
    await tx
      .delete(staffInvitations)
      .where(isLiveInvitation(kit, staffInvitations, token))
      .returning(),
  );

interface Chosen {
  name: string;
  passwordHash: string;
}

/** A new account, or the one whose access was taken away. */
async function becomeStaff(kit: Kit, tx: Tx, { email, staffRole }: Invitation, chosen: Chosen): Promise<UserRow> {
  const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (!known) return createAccount(kit, tx, { ...chosen, email, role: 'ADMIN', staffRole, emailProven: true });
  if (known.role !== 'ADMIN' || known.staffRole)
    throw new Refusal('already_exists', 'This address already has an account.');
  const [again] = await tx
    .update(users)
    .set({ ...chosen, staffRole, emailVerifiedAt: kit.clock.now() })
    .where(eq(users.id, known.id))
    .returning();
  if (!again) throw new Error(`The locked account ${known.id} is gone`);
  return again;
}
