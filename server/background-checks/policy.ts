import { checkStandingOf, mayBeginCheck } from '#contract/check-standing.ts';
import { type BackgroundCheckStatus, backgroundCheckTransitions } from '#contract/states.ts';
import { plus } from '#server/platform/clock.ts';
import type { CheckRow } from './lock-check.ts';

/** An approval counts twelve months; one of 29 February until 1 March. */
export function expiryOf(approvedAt: Date): Date {
  const expires = plus(approvedAt, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return expires;
}

/**
 * Where a report alone puts a check. Without one nothing shows that it was passed; one that was passed by who the
 * cleaner was before waits.
 */
export function stateByReport({
  details,
  identityChangedAt,
}: Pick<CheckRow, 'details' | 'identityChangedAt'>): 'PASSED' | 'FAILED' | 'PENDING' {
  const results = Object.values(details);
  if (results.length === 0 || results.some((result) => result !== 'clear')) return 'FAILED';
  return identityChangedAt ? 'PENDING' : 'PASSED';
}

/** PENDING not for want of a payment, but because somebody else has taken the cleaner's name. */
export const waitsForIdentity = ({
  status,
  completedAt,
  identityChangedAt,
}: Pick<CheckRow, 'status' | 'completedAt' | 'identityChangedAt'>): boolean =>
  status === 'PENDING' && completedAt !== null && identityChangedAt !== null;

/** Whether somebody is cleared by this check, or may still be. */
export function isInForce(check: CheckRow, now: Date): boolean {
  if (check.status === 'REJECTED') return false;
  if (check.status === 'APPROVED') return check.expiresAt !== null && checkStandingOf(check, now) !== 'EXPIRED';
  return check.status !== 'PENDING' || waitsForIdentity(check);
}

export const checkMayMove = (from: BackgroundCheckStatus, to: BackgroundCheckStatus): boolean =>
  (backgroundCheckTransitions[from] as readonly BackgroundCheckStatus[]).includes(to);

/**
 * Whether a cleaner may begin a check where this one stands: an approval that ends within 30 days, a form whose payment
 * can never succeed or that was erased unpaid, or one of who they were before. A FAILED or REJECTED check is not begun
 * anew by its owner: support decides.
 */
export function mayBeginAnew(check: CheckRow, payment: { status: string }, now: Date): boolean {
  if (mayBeginCheck(checkStandingOf(check, now))) return true;
  return check.status === 'PENDING' && (payment.status === 'failed' || check.formSealed === null);
}
