import type { CleaningReason } from '#contract/calendar-words.ts';

const waiting: readonly CleaningReason[] = [
  ...(['needsCard', 'needsPayment', 'needsHours', 'overlaps', 'jobToMove', 'jobToCancel', 'jobUnsure'] as const),
];

/** Only the host can go on from here. */
export const needsHost = ({ code }: { code: CleaningReason }): boolean => waiting.includes(code);
