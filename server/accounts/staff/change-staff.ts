import { eq } from 'drizzle-orm';
import type { StaffMember } from '#contract/staff.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { endSessions } from '../end-sessions.ts';
import { forgetDevices } from '../known-device.ts';
import { lastActive } from '../last-active.ts';
import { forgetPasskeys } from '../passkeys/remove-passkey.ts';
import { staffInvitations, users } from '../table.ts';
import { noTwoFactor } from '../two-factor/clear-two-factor.ts';
import { forgetRecoveryCodes } from '../two-factor/recovery-codes.ts';
import type { AuditStaff } from './audit-staff.ts';
import { presentMember } from './list-staff.ts';
import { lockStaff, onlyOwner, requireOwner } from './lock-staff.ts';
import { mailDecision } from './mail-staff.ts';

interface Change {
  staffRole: StaffRole;
  reason: string;
}

/** An owner gives an admin another role. It holds from the next call on: the admin logs in again. */
export const changeStaffRole = (kit: Kit, actor: Actor, id: string, { staffRole, reason }: Change, audit: AuditStaff) =>
  transact(kit, async (tx): Promise<StaffMember> => {
    const { member, otherOwners } = await lockStaff(tx, id);
    const owner = await requireOwner(tx, actor.id);
    if (member.staffRole === staffRole) throw new Refusal('invalid_transition', 'They already have this role.');
    if (otherOwners === 0 && member.staffRole === 'owner') throw onlyOwner();
    await tx.update(users).set({ staffRole }).where(eq(users.id, id));
    await endSessions(tx, id);
    if (member.staffRole === 'owner') await withdrawOf(tx, id);
    await mailDecision(kit, tx, member, { kind: 'roleChanged', reason, staffRole });
    const entry = { actorId: owner.id, action: 'change staff role', subjectKind: 'user', subjectId: id, note: reason };
    await audit(kit, tx, { ...entry, facts: { before: member.staffRole, after: staffRole } });
    const [seen] = await tx.select({ lastSeenAt: lastActive }).from(users).where(eq(users.id, id));
    const changed = { ...member, staffRole, lastSeenAt: seen?.lastSeenAt ?? null };
    return presentMember(changed, { spared: true, asking: actor });
  });

/** An owner takes an admin’s access away: nothing that got them in works any more, from this moment on. */
export const removeStaff = (kit: Kit, actor: Actor, id: string, reason: string, audit: AuditStaff): Promise<void> =>
  transact(kit, async (tx) => {
    const { member, otherOwners } = await lockStaff(tx, id);
    const owner = await requireOwner(tx, actor.id);
    if (otherOwners === 0 && member.staffRole === 'owner') throw onlyOwner();
    await tx
      .update(users)
      .set({ ...noTwoFactor, staffRole: null, passwordHash: null })
      .where(eq(users.id, id));
    await endSessions(tx, id);
    await forgetDevices(kit, tx, id);
    await forgetRecoveryCodes(tx, id);
    await forgetPasskeys(tx, id);
    await withdrawOf(tx, id);
    await mailDecision(kit, tx, member, { kind: 'removed', reason });
    const entry = { actorId: owner.id, action: 'remove staff', subjectKind: 'user', subjectId: id, note: reason };
    await audit(kit, tx, { ...entry, facts: { before: member.staffRole, after: null } });
  });

/** Whom they have invited does not come in after they have gone. */
const withdrawOf = (tx: Tx, ownerId: string) =>
  tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, ownerId));
