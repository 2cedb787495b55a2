import { hourlyRateLimits } from '#contract/cleaner-limits.ts';
import { typedNumber } from '#web/platform/typed-number.ts';

/** How an hourly rate is typed wherever it is asked for; where that is says how much it may be. */
export const rateLine = (most: number) => {
  const number = { type: 'number', inputMode: 'decimal', min: hourlyRateLimits.least, max: most } as const;
  return { name: 'hourlyRate', ...number, step: hourlyRateLimits.step, sign: '$', read: typedNumber } as const;
};
