import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';
import type { FieldError } from '#contract/validation.ts';

/** What `call` throws for every answer that is not a success. `message` is "<status>: <body text or status text>". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The error code; null if the answer was not one of ours (a proxy's page, say). */
  readonly code: ErrorCode | null;
  /** The server's English sentence, or the plain text of the answer. */
  readonly serverMessage: string;
  /** What was wrong, by field path. */
  readonly fieldErrors: Readonly<Record<string, FieldError>>;
  readonly requestId: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;
  readonly body: Partial<ErrorBody>;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    const body = parseBody(text);
    this.body = body;
    this.status = response.status;
    this.code = body.error !== undefined && Object.hasOwn(errorStatus, body.error) ? body.error : null;
    this.serverMessage = body.message ?? (text || response.statusText);
    this.fieldErrors = body.fieldErrors ?? {};
    this.requestId = body.requestId ?? response.headers.get('x-request-id');
    this.retryAfter = secondsOf(response.headers.get('retry-after'));
  }
}

/** True for a refusal with this code: `isRefusal(error, 'already_exists')`. */
export function isRefusal(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(text);
    // The contract's error shape; every part is checked or defaulted where it is read.
    return parsed !== null && typeof parsed === 'object' ? (parsed as Partial<ErrorBody>) : {};
  } catch {
    return {};
  }
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header);
  return header === null || !Number.isFinite(seconds) ? null : seconds;
}
