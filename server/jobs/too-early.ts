import { Refusal } from '#server/platform/refusal.ts';

/** What becomes possible at a known time. */
export const tooEarly = (sentence: string, opensAt: Date): Refusal =>
  new Refusal('too_early', sentence, { extra: { opensAt: opensAt.toISOString() } });
