const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

// What the server keeps to and screens tell: lifetimes and deadlines in milliseconds, and counts.

/** The terms and the privacy policy go by the day on which their wording last changed; changing the texts changes this. */
export const termsVersion = '2026-11-22';

/** How long a mailed code and its link work. */
export const codeLife = 10 * minute;
/** How many wrong tries a mailed code bears. */
export const triesPerCode = 5;

/** Work can be started from this long before the job's start. */
export const startOpensBefore = 2 * hour;
/** The saved card is charged by itself this long after the work was handed in. */
export const chargedAfter = 48 * hour;
/** Doubtful work waits this long for the host's word instead. */
export const doubtfulChargedAfter = 7 * day;
/** A picture of finished work whose longer side has fewer pixels proves little. */
export const photoPixelsThatProve = 640;
/** A cleaner's money waits this long after the work was handed in, unless the host paid by hand. */
export const heldFor = 72 * hour;

/** A background check is to be renewed from this long before it runs out. */
export const renewalOpens = 30 * day;

/** How many tasks of their own a host can add to a job. */
export const customTasksPerJob = 50;

/** How many invitations a host can send in an hour. */
export const invitationsPerHour = 30;
/** How often a cleaner can be invited to the same job in a day. */
export const invitationsPerJobADay = 3;

/** Dollars for a whole project where a cleaner offers that and names no range (SPEC §9). */
export const usualProjectRates = { min: 100, max: 500 };
