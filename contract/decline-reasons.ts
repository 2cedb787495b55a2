/** Why a card did not pay, as far as we have words for it; `declined` is whatever its bank keeps to itself. */
export const declineReasons = [
  'declined',
  'insufficient_funds',
  'expired',
  'wrong_number',
  'wrong_code',
  'authentication',
  'limit',
  'not_supported',
  'try_again',
  'too_small',
  'no_card',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * The provider's codes, of the bank's answer or of what was typed. Those not named here are `declined`: what a bank says
 * about a lost or stolen card, or about fraud, is not for whoever holds the card.
 * https://docs.stripe.com/declines/codes and https://docs.stripe.com/error-codes
 */
const codesOf: Partial<Record<DeclineReason, readonly string[]>> = {
  insufficient_funds: ['insufficient_funds'],
  expired: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year'],
  wrong_number: ['incorrect_number', 'invalid_number'],
  wrong_code: ['incorrect_cvc', 'invalid_cvc'],
  authentication: [
    ...['authentication_required', 'authentication_not_handled'],
    ...['payment_intent_authentication_failure', 'setup_intent_authentication_failure'],
  ],
  limit: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
  // a card that the provider no longer has is missing there
  not_supported: ['card_not_supported', 'currency_not_supported', 'resource_missing'],
  try_again: [
    ...['approve_with_id', 'issuer_not_available', 'processing_error', 'reenter_transaction', 'try_again_later'],
  ],
  too_small: ['amount_too_small'],
  no_card: ['no_card'],
};

export const declineReasonOf = (code: string | null | undefined): DeclineReason =>
  declineReasons.find((reason) => code && codesOf[reason]?.includes(code)) ?? 'declined';
