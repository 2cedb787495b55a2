import type { SentBodyOf } from '#contract/endpoint.ts';
import type { startSeries } from '#contract/series.ts';
import type { PostingValues } from './posting-values.ts';
import { isSeries } from './repeats.ts';

/** As a series is sent; null for what does not come again. Its dates and hours are those of the property's clock. */
export function seriesBodyOf(values: PostingValues): SentBodyOf<typeof startSeries> | null {
  const { repeat, startTime, endTime, lastDate, ...rest } = values;
  if (!isSeries(repeat)) return null;
  const [firstDate, hours] = [startTime.slice(0, 10), { startTime: startTime.slice(11), endTime: endTime.slice(11) }];
  const specialInstructions = rest.specialInstructions || null;
  return { ...rest, ...hours, every: repeat, firstDate, lastDate: lastDate || null, specialInstructions };
}
