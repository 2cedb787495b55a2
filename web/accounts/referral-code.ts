const storageKey = 'referralCode';

/** The referral code an invitation's link brought along; it is kept for this visit, however the visitor wanders. */
export function keepReferralCode(fromAddress: string | null): string | undefined {
  const given = fromAddress?.trim();
  if (given) sessionStorage.setItem(storageKey, given);
  return given || sessionStorage.getItem(storageKey) || undefined;
}

export function forgetReferralCode(): void {
  sessionStorage.removeItem(storageKey);
}
