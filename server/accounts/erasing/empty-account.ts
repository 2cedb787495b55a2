import { eq, or } from 'drizzle-orm';
import { erasedName } from '#contract/erased-name.ts';
import type { Leaver } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import { forgetAnswersOf } from '#server/platform/http/idempotency.ts';
import type { Kit } from '#server/platform/kit.ts';
import { forgetMails } from '#server/platform/mail/forget-mails.ts';
import { endSessions } from '../end-sessions.ts';
import { forgetDevices } from '../known-device.ts';
import { forgetPasskeys } from '../passkeys/remove-passkey.ts';
import { erasedEmail } from '../present-user.ts';
import { emailChanges, loginCodes, staffInvitations, users } from '../table.ts';
import { noTwoFactor } from '../two-factor/clear-two-factor.ts';
import { forgetRecoveryCodes } from '../two-factor/recovery-codes.ts';

/** Name, email, phone, password, second factor, passkeys, sessions and mail go; the row stays for what others did with it. */
export async function emptyAccount(kit: Kit, tx: Tx, { id, email }: Leaver): Promise<void> {
  await tx
    .update(users)
    .set({
      ...noTwoFactor,
      email: erasedEmail(id),
      name: erasedName,
      phone: null,
      staffRole: null,
      passwordHash: null,
      emailVerifiedAt: null,
      suspensionReason: null,
      ...{ payoutsHeldAt: null, payoutsHoldReason: null },
      erasedAt: kit.clock.now(),
    })
    .where(eq(users.id, id));
  await endSessions(tx, id);
  await forgetDevices(kit, tx, id);
  await forgetRecoveryCodes(tx, id);
  await forgetPasskeys(tx, id);
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
  await tx.delete(loginCodes).where(eq(loginCodes.email, email));
  const invitation = or(eq(staffInvitations.email, email), eq(staffInvitations.invitedBy, id));
  await tx.delete(staffInvitations).where(invitation);
  await forgetMails(tx, { id, email });
  await forgetAnswersOf(tx, id);
}
