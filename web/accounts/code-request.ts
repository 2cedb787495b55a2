import type { SentBodyOf } from '#contract/endpoint.ts';
import { codeLife } from '#contract/terms.ts';

/** A code that was asked for: where it went, how long it lives, when another may be asked for. Times are milliseconds. */
export interface CodeRequest {
  email: string;
  expiresAt: number;
  resendAt: number;
}

const resendAfter = 30_000;

export function codeRequested(email: string, now: number): CodeRequest {
  return { email, expiresAt: now + codeLife, resendAt: now + resendAfter };
}

/** What someone who signs up types. */
export type Registration = SentBodyOf<typeof import('#contract/accounts.ts').requestRegisterCode>;
