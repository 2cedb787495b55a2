const itemKinds = ['job', 'tip', 'cancellation', 'waiting', 'refund', 'chargeback', 'repayment'] as const;

/** The kind of a part of a payout, by which it is called; one that is newer than this version is `other`. */
export const knownItemKind = (kind: string): (typeof itemKinds)[number] | 'other' =>
  itemKinds.find((known) => known === kind) ?? 'other';
