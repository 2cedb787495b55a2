import { isWallTime } from '#contract/days.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { parseCents } from '#contract/money.ts';
import type { Property } from '#contract/properties.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { usualHome } from './first-values.ts';
import { emptyPosting, type PostingValues } from './posting-values.ts';
import { usualEnd } from './usual-end.ts';

interface Given {
  /** `from`, `property`, `start`, `budget`, `type`, `instructions`, `repeat` of the page's address. */
  query: URLSearchParams;
  /** The job that `from` names: posted again it keeps everything, its time only where it was canceled before. */
  from: JobDetail | undefined;
  properties: readonly Property[];
  now: number;
}

/** Whether the address asks the form to hold anything at first. */
export const asksFor = (query: URLSearchParams): boolean =>
  ['from', 'property', 'start', 'budget', 'type', 'instructions', 'invite', 'repeat'].some((name) => query.has(name));

/** What the address asks the form to hold at first; null where it asks for nothing. */
export function prefill({ query, from, properties, now }: Given): PostingValues | null {
  if (!asksFor(query)) return null;
  const named = query.get('property') ?? from?.propertyId;
  const chosen = named === undefined ? usualHome(properties) : properties.find(({ id }) => id === named);
  const type = postedCleaningTypes.find((name) => name === query.get('type'));
  const repeat = query.get('repeat') === 'week' ? 'week' : undefined;
  const cleaningType = type ?? from?.cleaningType ?? 'standard';
  const start = [query.get('start')].find(isWallTime);
  const old = start || !from ? undefined : stillAhead(from, now);
  const startTime = start ?? old?.startTime ?? '';
  return {
    ...emptyPosting,
    propertyId: chosen?.id ?? '',
    startTime,
    endTime: old?.endTime ?? (chosen && usualEnd(startTime, chosen.checkInTime, cleaningType)) ?? '',
    payoutCents:
      parseCents(query.get('budget') ?? '') ??
      from?.payoutCents ??
      chosen?.defaultPayoutCents ??
      emptyPosting.payoutCents,
    cleaningType,
    specialInstructions: query.get('instructions') ?? from?.specialInstructions ?? '',
    customTasks: from?.customTasks ?? [],
    ...(repeat && { repeat }),
  };
}

/** The time of a canceled job that nobody has missed so far, on its own clock. */
function stillAhead({ status, startTime, endTime, timeZone }: JobDetail, now: number) {
  if (status !== 'CANCELED' || Date.parse(startTime) <= now) return undefined;
  return { startTime: utcToZoned(startTime, timeZone), endTime: utcToZoned(endTime, timeZone) };
}
