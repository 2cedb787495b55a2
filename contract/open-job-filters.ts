import { z } from 'zod';
import { centsInQuery } from './amounts.ts';
import { maximumPayoutCents } from './money.ts';
import { numberInQuery } from './number-in-query.ts';
import { postedCleaningTypes } from './states.ts';
import { anyLine } from './text.ts';
import { sentInstant } from './wire.ts';

/** By what a cleaner narrows down the jobs that they may bid on, in the list and on the map. */
export const openJobFilters = {
  near: anyLine(120).optional(),
  /** Half the way around the earth is everywhere. */
  radiusKm: numberInQuery(z.coerce.number().min(1).max(20_100)).optional(),
  cleaningType: z.enum(postedCleaningTypes).optional(),
  minPayoutCents: centsInQuery(maximumPayoutCents).optional(),
  ...{ from: sentInstant().optional(), to: sentInstant().optional() },
};
