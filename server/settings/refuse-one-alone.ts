import { and, count, inArray, isNull } from 'drizzle-orm';
import { confirmRefund } from '#contract/payout-calls.ts';
import type { SettingName, SettingValue } from '#contract/setting-rules.ts';
import { staffMay, staffRoles } from '#contract/staff-rights.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';

const confirmers = staffRoles.filter((role) => staffMay(role, confirmRefund));

interface Change {
  name: SettingName;
  before: SettingValue;
  value: SettingValue;
}

/** The limit beyond which a second admin confirms is not switched on where there is no second one who could. */
export async function refuseOneAlone(reader: Reader, { name, before, value }: Change): Promise<void> {
  if (name !== 'refundApprovalCents' || before !== null || value === null) return;
  const may = and(inArray(users.staffRole, confirmers), isNull(users.erasedAt), isNull(users.suspendedAt));
  const [found] = await reader.select({ people: count() }).from(users).where(may);
  if ((found?.people ?? 0) < 2)
    throw new Refusal('invalid_transition', 'Invite another admin who can confirm refunds first: an owner or finance.');
}
