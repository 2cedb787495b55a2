import type { WhoHears } from './announcement.ts';
import { adminsAtWork, allAdmins } from './the-admins.ts';

export const aboutAccounts = {
  'account created': { nobody: 'Whoever signs up knows it, and no screen of others shows it as it happens.' },
  // Suspended admins get the mail too: anyone who reads the proxy's log should know.
  'codes switched off': async (kit, { until, wrongCodes }) => [
    { to: await allAdmins(kit), mail: 'manyWrongCodes', params: { most: wrongCodes, until: inUtc(until) } },
    { to: await adminsAtWork(kit), bell: 'codesSwitchedOff' },
  ],
} satisfies Partial<WhoHears>;

/** 2026-05-06 16:00 UTC */
const inUtc = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
