const reversals: readonly string[] = ['refund', 'refundReturned', 'chargeback', 'repayment'];

/** Whether a movement takes back another, or gives back what was taken: nothing new was earned or bought. */
export const isReversal = (kind: string): boolean => reversals.includes(kind);
