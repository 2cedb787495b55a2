import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { type Announcement, openJobsChanged, type WhoHears } from './announcement.ts';
import { adminsAtWork, allAdmins } from './the-admins.ts';

export const aboutAccounts = {
  'profile changed': { nobody: 'Its owner has just saved it, and others read it when they open it.' },
  'account created': { nobody: 'Whoever signs up knows it, and no screen of others shows it as it happens.' },
  'account suspended': async ({ db }, { userId }) => {
    // what a suspension stops is not the same for both
    const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
    const mail = account?.role === 'HOST' ? 'account.suspendedHost' : 'account.suspended';
    return [{ to: [userId], mail, accountId: userId, live: ['account'] }, ...accountChanged];
  },
  'account restored': async (_kit, { userId }) => [
    { to: [userId], mail: 'account.restored', accountId: userId, live: ['account'] },
    ...accountChanged,
  ],
  // Suspended admins get the mail too: anyone who reads the proxy's log should know.
  'codes switched off': async (kit, { until, wrongCodes }) => [
    { to: await allAdmins(kit), mail: 'manyWrongCodes', params: { most: wrongCodes, until: inUtc(until) } },
    { to: await adminsAtWork(kit), bell: 'codesSwitchedOff' },
  ],
} satisfies Partial<WhoHears>;

/** Admins see it in their list, and a host’s open jobs leave everyone’s or are back. */
const accountChanged: readonly Announcement[] = [{ to: ['ADMIN'], live: ['account'] }, openJobsChanged()];

/** 2026-05-06 16:00 UTC */
const inUtc = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
