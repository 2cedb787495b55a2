/** What owners can decide about deadlines and canceling, and what counts until they do: hours, and percent of the payout. */
export const usualTerms = {
  /** A hired cleaner confirms within this long, */
  confirmWithinHours: 12,
  /** … and no later than this before the start. */
  confirmBeforeHours: 2,
  /** The work can be started, and its cleaner sees how to get in, from this long before the start on. */
  opensBeforeHours: 2,
  /** Canceling an assigned job later than this before its start costs the host */
  freeCancelHours: 24,
  /** … this much of the payout, which goes to the cleaner. */
  lateCancelPercent: 50,
  /** The saved card is charged automatically this long after the work was submitted. */
  chargedAfterHours: 48,
  /** A host can report a problem for this long after that, and for as long the cleaner’s money is held, unless the host paid by hand. */
  reportableHours: 72,
  /** How long the cleaner has to answer a report, */
  answerHours: 24,
  /** … both sides to accept or escalate the proposal, */
  agreeHours: 24,
  /** … and an admin to decide. */
  decideHours: 72,
};
export type TermName = keyof typeof usualTerms;
export type Terms = Record<TermName, number>;
/** In the order of the list above; keys() loses the literal types. */
export const termNames = Object.keys(usualTerms) as TermName[];

/** What a job keeps from the day its cleaner was hired, whatever is decided later. When to confirm is kept as a moment. */
export const jobTermNames = [
  'freeCancelHours',
  'lateCancelPercent',
  'chargedAfterHours',
  'reportableHours',
  'opensBeforeHours',
] as const satisfies TermName[];
export type JobTerms = Pick<Terms, (typeof jobTermNames)[number]>;

/** What a report keeps from the day it was made. */
export const reportTermNames = ['answerHours', 'agreeHours', 'decideHours'] as const satisfies TermName[];
export type ReportTerms = Pick<Terms, (typeof reportTermNames)[number]>;
