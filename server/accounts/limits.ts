import { day, hour, minute, second } from '#server/platform/clock.ts';

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
  /** From one network, or one device that has signed in before; past it one try in each `passwordPause`. */
  wrongPasswords: { name: 'wrong passwords for e-mail from one place', most: 10, within: 15 * minute },
  passwordPause: { name: 'slowed passwords for e-mail from one place', most: 1, within: 30 * second },
  /** From everywhere but known devices. */
  wrongFromStrangers: { name: 'wrong passwords for e-mail from strangers', most: 10, within: 15 * minute },
  strangersPause: { name: 'slowed passwords for e-mail from strangers', most: 1, within: minute },
  /** Inside a session, so that only who is signed in closes it. */
  wrongCurrentPassword: { name: 'wrong current passwords of account', most: 10, within: 15 * minute },
  registeredFromIp: { name: 'registered from ip', most: 30, within: hour },
  takenFromIp: { name: 'registered a taken e-mail from ip', most: 5, within: hour },
} as const satisfies Record<string, Limit>;
