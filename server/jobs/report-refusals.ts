import type { DisputeStatus } from '#contract/states.ts';
import { Refusal } from '#server/platform/refusal.ts';

export const notInStep = (step: DisputeStatus | null): Refusal =>
  new Refusal('invalid_transition', `This is not possible while the report is ${step ?? 'missing'}.`);
export const alreadyReported = (): Refusal =>
  new Refusal('already_exists', 'A problem with this job was already reported.');
export const reportedTooLate = (): Refusal =>
  new Refusal('too_late', 'A problem can be reported within 72 hours of submission.');
export const stepIsOver = (): Refusal => new Refusal('invalid_transition', 'The time for this has passed.');
export const alreadyAccepted = (): Refusal =>
  new Refusal('invalid_transition', 'You have already accepted this proposal.');
