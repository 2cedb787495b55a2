import { hashToken, newToken } from '#server/accounts/index.ts';
import { sessions } from '#server/accounts/table.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { demoAccounts } from './accounts.ts';
import { mailboxOf } from './seed-people.ts';
import type { Stage } from './stage.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

/** How long ago people of a town were here, one after the other: some just now, some not this week. */
const ago = [9 * minute, 50 * minute, 3 * hour, 7 * hour, 20 * hour, 2 * day, 4 * day, 9 * day];

/** Everybody but the admin has been here lately, hosts with a laptop, cleaners with a phone. In one statement: a first start is counted in them. */
export async function seedSessions({ kit, now, cast }: Stage): Promise<void> {
  const people = demoAccounts.filter(({ role }) => role !== 'ADMIN');
  const rows = people.map((account, index) => {
    const lastSeenAt = plus(now, -(ago[index % ago.length] ?? day));
    return {
      ...{ tokenHash: hashToken(newToken()), userId: cast.actor(mailboxOf(account)).id },
      userAgent: account.role === 'HOST' ? laptop : phone,
      ...{ createdAt: lastSeenAt, lastSeenAt, expiresAt: plus(lastSeenAt, 30 * day) },
    };
  });
  await kit.db.insert(sessions).values(rows);
}
