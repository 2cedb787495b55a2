import { day, hour, minute } from '#server/platform/clock.ts';

/** How often something may be tried within a window that begins with the first try. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
}

/**
 * What guards codes and passwords (PRODUCT.md, Identity). A 4-digit code is one of 10,000, so the numbers below are what
 * keeps it a secret: at most 10 guesses on an account, and on all accounts together 200 an hour.
 */
export const limits = {
  askedFromIp: { name: 'asked from ip', most: 30, within: hour },
  askedHourly: { name: 'asked for e-mail from network, hour', most: 5, within: hour },
  askedDaily: { name: 'asked for e-mail from network, day', most: 10, within: day },
  askedFromEverywhere: { name: 'asked for e-mail from everywhere', most: 20, within: day },
  /** In a row, ended by a success; the window is as good as for ever. */
  wrongCodes: { name: 'wrong codes for e-mail', most: 10, within: 3650 * day },
  /** A quarter of what the site takes: one network alone cannot close the site's brake. */
  wrongFromNetwork: { name: 'wrong guesses from network', most: 50, within: hour },
  wrongOnSite: { name: 'wrong codes on site', most: 200, within: hour },
  wrongPasswords: { name: 'wrong passwords for e-mail', most: 10, within: 15 * minute },
  takenFromIp: { name: 'registered a taken e-mail from ip', most: 5, within: hour },
} as const satisfies Record<string, Limit>;
