import type { Job } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { overlapping } from './overlapping.ts';

type Held = Pick<Job, 'propertyId' | 'startTime' | 'endTime'>;

/** As the home's clock shows them. */
interface Wish {
  startTime: string;
  endTime: string;
}

/** The first live cleaning of that home that shares some of the time. */
export function postedThen<J extends Held>(
  jobs: readonly J[],
  home: Pick<Property, 'id' | 'timeZone'>,
  { startTime, endTime }: Wish,
): J | undefined {
  return overlapping(jobs, {
    propertyId: home.id,
    startTime: zonedToUtc(startTime, home.timeZone),
    endTime: zonedToUtc(endTime, home.timeZone),
  }).toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))[0];
}
