import type { CalendarFault } from './calendar-words.ts';
import type { OpenThing } from './open-things.ts';
import type { ModerationStatus } from './states.ts';
import type { FieldError } from './validation.ts';

/** Every error code and the status it is sent with; `wrong_code` is 401 where it keeps someone from logging in. Screens translate the code; `message` is English. */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  invalid_code: 401,
  invalid_credentials: 401,
  payment_method_required: 402,
  card_expired: 402,
  payment_declined: 402,
  payment_due: 402,
  forbidden: 403,
  account_suspended: 403,
  membership_ended: 403,
  visit_reads: 403,
  visit_closed: 403,
  email_unverified: 403,
  background_check_required: 403,
  blocked: 403,
  switched_off: 403,
  not_found: 404,
  job_not_open: 409,
  invalid_transition: 409,
  too_early: 409,
  too_late: 409,
  already_bid: 409,
  already_reviewed: 409,
  schedule_conflict: 409,
  busy_time: 409,
  checklist_incomplete: 409,
  already_exists: 409,
  stale: 409,
  in_use: 409,
  no_payout_account: 409,
  payouts_held: 409,
  open_money: 409,
  too_many: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  insufficient_balance: 422,
  essential: 422,
  wrong_code: 422,
  idempotency_mismatch: 422,
  calendar_unreachable: 422,
  calendar_invalid: 422,
  url_not_allowed: 422,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error answer. */
export interface ErrorBody extends ErrorExtras {
  error: ErrorCode;
  /** In English; screens translate the code. */
  message: string;
  /** With `invalid_input` and refused files: what is wrong with each field, as English sentences by field path. */
  fields?: Record<string, string>;
  /** The same as codes, with the values the sentences name. */
  fieldErrors?: Record<string, FieldError>;
  requestId: string;
}

/** A finished job that its host has not paid though its charge failed or is due: to be paid before the next is posted. */
export interface OwedJob {
  jobId: string;
  jobTitle: string;
  amountCents: number;
}

/** Extra members that come with certain codes; those of an owed job only with `payment_due`. */
export interface ErrorExtras extends Partial<OwedJob> {
  /** Only with `wrong_code`: after too many of the authenticator's codes were wrong, only a recovery code works. */
  onlyRecovery?: true;
  /** Only where an account cannot be deleted yet: what is open. */
  open?: OpenThing[];
  /** Only with `too_early`: when the call starts to work, ISO 8601 UTC. */
  opensAt?: string;
  /** The fee in force, where the one that was seen is another. */
  hostFeeCents?: number | null;
  /** Only with `checklist_incomplete`: the required tasks that are neither done nor skipped, in order. */
  missingTasks?: { id: string; name: string; templateKey: string | null }[];
  /** Only with `checklist_incomplete`: true when there is no photo taken after the work. */
  missingAfterPhoto?: boolean;
  /** Only with `calendar_unreachable`, `calendar_invalid` and `url_not_allowed`: what exactly was wrong. */
  calendarFault?: CalendarFault;
  /** Only with `invalid_transition`: the caller had the job, and it was canceled meanwhile. */
  canceled?: true;
  /** Only with `invalid_transition` of a review: how another admin has decided it. */
  moderatedAs?: ModerationStatus;
  /** Only with `stale` of a photo in parts: how many of its bytes have arrived. */
  received?: number;
}
