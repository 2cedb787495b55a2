import type { OnboardingValues } from './onboarding-values.ts';

/** What was typed and not yet saved, kept in this browser for this account. */
const keyOf = (userId: string) => `onboarding-draft:${userId}`;

export function readOnboardingDraft(userId: string): Partial<OnboardingValues> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    // written by `keepOnboardingDraft` below
    return kept !== null && typeof kept === 'object' ? (kept as Partial<OnboardingValues>) : {};
  } catch {
    return {};
  }
}

/** The SSN is never kept in a browser, and consent is given anew each time. */
export function keepOnboardingDraft(userId: string, values: OnboardingValues): void {
  const { socialSecurityNumber: _, termsAccepted: _terms, backgroundCheckConsent: _consent, ...kept } = values;
  localStorage.setItem(keyOf(userId), JSON.stringify(kept));
}

export function forgetOnboardingDraft(userId: string): void {
  localStorage.removeItem(keyOf(userId));
  localStorage.removeItem(reachedKeyOf(userId));
}

/** How far somebody has come, so that a reload leaves them in the step they were in. */
const reachedKeyOf = (userId: string) => `onboarding-reached:${userId}`;

export const readOnboardingReached = (userId: string): number =>
  Number(localStorage.getItem(reachedKeyOf(userId))) || 0;

export const keepOnboardingReached = (userId: string, step: number): void =>
  localStorage.setItem(reachedKeyOf(userId), String(step));
