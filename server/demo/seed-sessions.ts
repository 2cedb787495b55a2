import { createSession } from '#server/accounts/index.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { transact } from '#server/platform/transact.ts';
import { demoAccounts } from './accounts.ts';
import { mailboxOf } from './seed-people.ts';
import type { Stage } from './stage.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

/** How long ago people of a town were here, one after the other: some just now, some not this week. */
const ago = [9 * minute, 50 * minute, 3 * hour, 7 * hour, 20 * hour, 2 * day, 4 * day, 9 * day];

/** Everybody but the admin has been here lately, hosts with a laptop, cleaners with a phone. */
export function seedSessions({ kit, now, cast, at }: Stage): void {
  const people = demoAccounts.filter(({ role }) => role !== 'ADMIN');
  for (const [index, account] of people.entries()) {
    const userAgent = account.role === 'HOST' ? laptop : phone;
    at(plus(now, -(ago[index % ago.length] ?? day)), () =>
      transact(kit, (tx) => createSession(kit, tx, cast.actor(mailboxOf(account)), { userAgent })),
    );
  }
}
