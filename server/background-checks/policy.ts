import { type BackgroundCheckStatus, backgroundCheckTransitions } from '#contract/states.ts';
import { renewalOpens } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { CheckRow } from './lock-check.ts';

/** An approval counts twelve months; one of 29 February until 1 March. */
export function expiryOf(approvedAt: Date): Date {
  const expires = plus(approvedAt, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return expires;
}

/** What a report alone says. Without one nothing shows that the check was passed. */
export function stateByReport(details: CheckRow['details']): 'PASSED' | 'FAILED' {
  const results = Object.values(details);
  return results.length > 0 && results.every((result) => result === 'clear') ? 'PASSED' : 'FAILED';
}

export const checkMayMove = (from: BackgroundCheckStatus, to: BackgroundCheckStatus): boolean =>
  (backgroundCheckTransitions[from] as readonly BackgroundCheckStatus[]).includes(to);

/**
 * Whether a cleaner may begin a check where this one stands: an approval that ends within 30 days, or a form whose
 * payment can never succeed or that was erased unpaid. A FAILED or REJECTED check is not begun anew by its owner:
 * support decides.
 */
export function mayBeginAnew(
  { status, expiresAt, formSealed }: Pick<CheckRow, 'status' | 'expiresAt' | 'formSealed'>,
  payment: { status: string },
  now: Date,
): boolean {
  if (status === 'APPROVED') return expiresAt !== null && plus(expiresAt, -renewalOpens) <= now;
  return status === 'PENDING' && (payment.status === 'failed' || formSealed === null);
}
