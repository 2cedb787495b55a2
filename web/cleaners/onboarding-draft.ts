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
}
