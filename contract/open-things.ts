/** What keeps an account from being deleted: `job` is still to be canceled or done, the rest is money that is open. */
export const openKinds = [
  'job',
  'unpaid_job',
  'recent_job',
  'report',
  'payment',
  'refund',
  'payout',
  'balance',
] as const;
export type OpenKind = (typeof openKinds)[number];

export interface OpenThing {
  kind: OpenKind;
  /** Where it is about a job. */
  jobId?: string;
  jobTitle?: string;
  /** Of a balance or payment; negative where it is owed. */
  amountCents?: number;
  /** When it ends by itself, where that is known: ISO 8601 UTC. */
  until?: string;
}

/** Whether it is about money; anything else is in use. */
export const isMoney = ({ kind }: OpenThing): boolean => kind !== 'job';
