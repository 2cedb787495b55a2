import { type ErrorBody, type ErrorCode, type ErrorExtras, errorStatus } from '#contract/errors.ts';
import { type FieldError, type SentenceCode, sentenceOf } from '#contract/validation.ts';

interface Details {
  fields?: Record<string, FieldError>;
  extra?: ErrorExtras;
  headers?: Record<string, string>;
  /** Where it is not the code's own. */
  status?: number;
}

/** What a use case throws to refuse a request: a code from the contract and an English sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return this.details.status ?? errorStatus[this.code];
  }
  /** The members of the error body except the request id. */
  body(): Omit<ErrorBody, 'requestId'> {
    const { fields, extra } = this.details;
    const sentences = fields && mapValues(fields, sentenceOf);
    return {
      error: this.code,
      message: this.message,
      ...(fields && { fields: sentences, fieldErrors: fields }),
      ...extra,
    };
  }
}

/** Refuses input: 400 with a sentence for each field. */
export function invalidInput(fields: Record<string, FieldError | SentenceCode>): Refusal {
  const errors = mapValues(fields, (error) => (typeof error === 'string' ? { code: error } : error));
  const first = Object.values(errors)[0];
  return new Refusal('invalid_input', first ? sentenceOf(first) : 'Please check your information', { fields: errors });
}

export const notFound = (message = 'Not found'): Refusal => new Refusal('not_found', message);
export const jobNotFound = (): Refusal => notFound('Job not found or access denied.');

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
