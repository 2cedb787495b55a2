import { challengeLife } from '#contract/terms.ts';
import type { AskedStep } from './second-step-context.ts';

const storageKey = 'secondStep';
type Stored = AskedStep & { page: string; expiresAt: number };

/**
 * Keeps the second step for this browser tab: a phone may throw the page away while its owner looks into the
 * authenticator app. It opens nothing without a code.
 */
export function keepSecondStep(asked: AskedStep): void {
  const stored: Stored = { ...asked, page: location.pathname, expiresAt: Date.now() + challengeLife };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** The second step at which this page was left, while it can be answered. */
export function keptSecondStep(): AskedStep | null {
  try {
    // written by `keepSecondStep` above
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Stored | null;
    const lives = typeof stored?.challenge === 'string' && Date.now() < stored.expiresAt;
    return lives && stored.page === location.pathname ? stored : null;
  } catch {
    return null;
  }
}

export const forgetSecondStep = (): void => sessionStorage.removeItem(storageKey);
