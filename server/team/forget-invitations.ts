import { lt } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { hostInvitations } from './table.ts';

/** The regular task that deletes invitations that nobody has accepted in time. */
export async function forgetTeamInvitations({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  await db.delete(hostInvitations).where(lt(hostInvitations.expiresAt, clock.now()));
}
