import { day, hour, minute, second } from '#server/platform/clock.ts';

/** How often something may be tried within a window that starts with the first try. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
}

/**
 * What protects codes and passwords. A 4-digit code is one of 10,000, so the numbers below are what keeps it secret: at
 * most 10 guesses per account, and 200 an hour over all accounts together.
 */
export const limits = {
  askedFromIp: { name: 'asked from ip', most: 30, within: hour },
  askedHourly: { name: 'asked for e-mail from network, hour', most: 5, within: hour },
  askedDaily: { name: 'asked for e-mail from network, day', most: 10, within: day },
  askedFromEverywhere: { name: 'asked for e-mail from everywhere', most: 20, within: day },
  /** In a row, ended by a success; the window is practically forever. */
  wrongCodes: { name: 'wrong codes for e-mail', most: 10, within: 3650 * day },
  /** A quarter of the site's limit: one network alone cannot trip the site's brake. */
  wrongFromNetwork: { name: 'wrong guesses from network', most: 50, within: hour },
  wrongOnSite: { name: 'wrong codes on site', most: 200, within: hour },
  /** From one network, or one device that has signed in before; after that, one try per `passwordPause`. */
  wrongPasswords: { name: 'wrong passwords for e-mail from one place', most: 10, within: 15 * minute },
  passwordPause: { name: 'slowed passwords for e-mail from one place', most: 1, within: 30 * second },
  /** From everywhere except known devices. */
  wrongFromStrangers: { name: 'wrong passwords for e-mail from strangers', most: 10, within: 15 * minute },
  strangersPause: { name: 'slowed passwords for e-mail from strangers', most: 1, within: minute },
  /** Inside a session, so that only someone signed in can use it up. */
  wrongCurrentPassword: { name: 'wrong current passwords of account', most: 10, within: 15 * minute },
  /** Of the authenticator, in a row, ended by a success; after that only a recovery code works. */
  wrongTwoFactor: { name: 'wrong two-factor codes of account', most: 10, within: 3650 * day },
  /** Setting up, taking away, new recovery codes: inside a session. */
  twoFactorHere: { name: 'two-factor codes inside a session', most: 10, within: 15 * minute },
  /** Another address for an account, inside a session. */
  emailChanges: { name: 'asked to change e-mail of account', most: 5, within: hour },
  /** Sent by one owner. */
  staffInvitations: { name: 'invitations of staff by account', most: 20, within: hour },
  registeredFromIp: { name: 'registered from ip', most: 30, within: hour },
  /** Of hosts who would sign up while only the invited may. */
  wrongInvitations: { name: 'sent codes of no invitation from network', most: 20, within: hour },
  takenFromIp: { name: 'registered a taken e-mail from ip', most: 5, within: hour },
} as const satisfies Record<string, Limit>;
