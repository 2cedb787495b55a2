/** A code that was asked for: where it went, how long it lives, when another may be asked for. Times are milliseconds. */
export interface CodeRequest {
  email: string;
  expiresAt: number;
  resendAt: number;
}

const minute = 60_000;
const livesFor = 10 * minute;
const resendAfter = minute / 2;

/** How many wrong tries kill a code. */
export const triesPerCode = 5;

export function codeRequested(email: string, now: number): CodeRequest {
  return { email, expiresAt: now + livesFor, resendAt: now + resendAfter };
}
