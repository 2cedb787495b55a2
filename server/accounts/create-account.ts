import type { Role } from '#contract/endpoint.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { UserRow } from './present-user.ts';
import { users } from './table.ts';

export interface NewAccount {
  email: string;
  name: string;
  role: Role;
  phone?: string | null;
  locale?: LanguageCode;
  /** True once a code or link of a mail has shown that the e-mail is theirs. */
  emailProven: boolean;
  passwordHash?: string | null;
  referredBy?: string | null;
  seeded?: boolean;
}

/** Creates an account. Throws PostgreSQL's violation of `user_account_email_unique` for an e-mail that is taken. */
export async function createAccount(
  kit: Pick<Kit, 'clock' | 'tasks'>,
  tx: Tx,
  { emailProven, ...account }: NewAccount,
): Promise<UserRow> {
  const id = newId();
  const createdAt = kit.clock.now();
  for (const referralCode of referralCodes(id)) {
    const [created] = await tx
      .insert(users)
      .values({ ...account, id, referralCode, emailVerifiedAt: emailProven ? createdAt : null, createdAt })
      .onConflictDoNothing({ target: users.referralCode })
      .returning();
    if (!created) continue;
    await record(kit, tx, { kind: 'account created', userId: id });
    return created;
  }
  throw new Error('Every referral code of an id is taken');
}

/** CLEAN and the last 3 characters of the id; where that is taken the last 4, 5 … */
function* referralCodes(id: string): Generator<string> {
  const characters = id.replaceAll('-', '').toUpperCase();
  for (let length = 3; length <= characters.length; length++) yield `CLEAN${characters.slice(-length)}`;
}
