import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { NoticePreferences } from '#contract/notice-preferences.ts';
import { phoneE164 } from '#contract/phone-e164.ts';
import type { proveNumber as endpoint } from '#contract/text-number.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { takeNumberCode } from './number-code.ts';
import { forgetUnreachable } from './number-refusals.ts';
import { showPreferences } from './show-preferences.ts';

/** The code that was sent to their number proves that it is the caller's: from now on texts may go there. */
export async function proveNumber(
  kit: Kit,
  actor: Actor,
  { code }: BodyOf<typeof endpoint>,
): Promise<NoticePreferences> {
  const proven = await transact(
    kit,
    async (tx) => {
      const [person] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, actor.id));
      const number = phoneE164(person?.phone ?? null);
      if (!number || !(await takeNumberCode(kit, tx, { userId: actor.id, number }, code))) return false;
      await forgetUnreachable(kit, tx, number);
      return true;
    },
    // a wrong code is counted, so it is refused after the commit
    { keyed: false },
  );
  if (!proven) throw invalidInput({ code: 'textCode' });
  return showPreferences(kit, actor);
}
