import { eq } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import { termsVersion } from '#contract/terms.ts';
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
  /** Of an admin; one without it cannot log in. */
  staffRole?: StaffRole;
  phone?: string | null;
  locale?: LanguageCode;
  /** True once a mailed code or link has shown that the email is theirs. */
  emailProven: boolean;
  passwordHash?: string | null;
  referredBy?: string | null;
  helperOnly?: boolean;
  seeded?: boolean;
}

/** Thrown if the email has an account, even one created at this very moment. */
export class EmailTaken extends Error {}

/** Creates an account. Throws EmailTaken; the transaction can continue after that. */
export async function createAccount(
  kit: Pick<Kit, 'clock' | 'tasks' | 'chain'>,
  tx: Tx,
  { emailProven, ...account }: NewAccount,
): Promise<UserRow> {
  const id = newId();
  const createdAt = kit.clock.now();
  // the sign-up button states them; admins are created by a command or invited
  const terms = account.role === 'ADMIN' ? {} : { termsVersion, termsAcceptedAt: createdAt };
  for (const referralCode of referralCodes(id)) {
    const [created] = await tx
      .insert(users)
      .values({ ...account, ...terms, id, referralCode, emailVerifiedAt: emailProven ? createdAt : null, createdAt })
      .onConflictDoNothing()
      .returning();
    if (created) {
      await record(kit, tx, { kind: 'account created', userId: id });
      return created;
    }
    if (await isTaken(tx, account.email)) throw new EmailTaken();
  }
  throw new Error('Every referral code of an id is taken');
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.$count(users, eq(users.email, email))) > 0;
}

/** CLEAN and the last 3 characters of the id; if taken, the last 4, 5 … */
function* referralCodes(id: string): Generator<string> {
  const characters = id.replaceAll('-', '').toUpperCase();
  for (let length = 3; length <= characters.length; length++) yield `CLEAN${characters.slice(-length)}`;
}
