import { eq, lt, or } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import {
  attempts,
  emailChanges,
  knownDevices,
  loginChallenges,
  loginCodes,
  sessions,
  staffInvitations,
} from './table.ts';

const devicesKeptFor = 180 * day;

/** The daily task that deletes what has expired: sessions, yesterday's codes, attempt windows, unused browsers. */
export async function purgeSignIn({ db, clock }: Kit): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, plus(now, -day)));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, plus(now, -devicesKeptFor)));
  await db.delete(attempts).where(or(lt(attempts.endsAt, now), eq(attempts.tries, 0)));
}
