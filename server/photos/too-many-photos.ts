import { sentenceOf } from '#contract/validation.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** 429 with the reason next to the file and the seconds to wait. */
export const tooManyPhotos = (code: 'photoQueue' | 'photoQuota', seconds: number): Refusal =>
  new Refusal('rate_limited', sentenceOf({ code }), {
    fields: { file: { code } },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });
