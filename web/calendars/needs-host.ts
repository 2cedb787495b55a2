import type { CleaningReason } from '#contract/calendar-words.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';

const waiting: readonly CleaningReason[] = [
  ...([
    'needsCard',
    'needsPayment',
    'needsHours',
    'needsZone',
    'overlaps',
    'jobToMove',
    'jobToCancel',
    'jobUnsure',
  ] as const),
];

/** Only the host can go on from here. */
export const needsHost = ({ code }: { code: CleaningReason }): boolean => waiting.includes(code);

/** The reader is who can go on: the host, or a member of their team who may. */
export const needsReader = (cleaning: { code: CleaningReason }): boolean =>
  needsHost(cleaning) && whomItWaitsFor() === null;
