import { and, eq, gt } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { acceptStaffInvitation as endpoint, showStaffInvitation } from '#contract/staff.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { createAccount } from '../create-account.ts';
import { openSession } from '../open-session.ts';
import { hashPassword } from '../password-hash.ts';
import type { UserRow } from '../present-user.ts';
import { refuseWeakPassword } from '../refuse-weak-password.ts';
import { hashToken } from '../session-token.ts';
import { staffInvitations, users } from '../table.ts';
import type { AuditStaff } from './audit-staff.ts';

type Invitation = typeof staffInvitations.$inferSelect;

/** What a mailed link is for; 404 for one that no longer works. */
export async function showInvitation(kit: Kit, token: string): Promise<AnswerOf<typeof showStaffInvitation>> {
  const [found] = await kit.db
    .select({ invitation: staffInvitations, invitedBy: users.name })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(isLive(kit, token));
  if (!found) throw goneInvitation();
  const { email, staffRole, expiresAt } = found.invitation;
  return { email, staffRole, invitedBy: found.invitedBy, expiresAt: expiresAt.toISOString() };
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
    const [invitation] = await tx.delete(staffInvitations).where(isLive(kit, token)).returning();
    if (!invitation) throw goneInvitation();
    const user = await becomeStaff(kit, tx, invitation, { name, passwordHash });
    const session = await openSession(kit, tx, user, { caller });
    const entry = { actorId: user.id, action: 'join staff', subjectKind: 'user', subjectId: user.id };
    const { staffRole: role, invitedBy } = invitation;
    await audit(kit, tx, { ...entry, facts: { role, invitedBy, invitation: invitation.id } });
    return session;
  });
}

const isLive = ({ clock }: Kit, token: string) =>
  and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, clock.now()));

const goneInvitation = () => notFound('This invitation no longer works.');

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
