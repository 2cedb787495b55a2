// Which codes go with which status, as the description of the wire lists them.
const codes: Record<number, readonly string[]> = {
  400: ['invalid_input'],
  401: ['not_signed_in', 'invalid_code', 'invalid_credentials', 'wrong_code'],
  402: ['payment_method_required', 'payment_declined'],
  403: ['forbidden', 'account_suspended', 'email_unverified', 'background_check_required', 'blocked'],
  404: ['not_found'],
  409: [
    ...['job_not_open', 'invalid_transition', 'too_early', 'already_bid', 'already_reviewed', 'schedule_conflict'],
    ...['checklist_incomplete', 'already_exists', 'stale', 'in_use', 'open_money'],
  ],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
  422: ['wrong_code', 'idempotency_mismatch', 'calendar_unreachable', 'calendar_invalid', 'url_not_allowed'],
  429: ['rate_limited'],
};
export const codesOf = (status: number): readonly string[] => codes[status] ?? [];
