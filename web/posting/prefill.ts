import type { JobDetail } from '#contract/jobs.ts';
import { parseCents } from '#contract/money.ts';
import type { Property } from '#contract/properties.ts';
import { postedCleaningTypes } from '#contract/states.ts';
import { emptyPosting, type PostingValues } from './posting-values.ts';

interface Given {
  /** `from`, `property`, `budget`, `type`, `instructions` of the page's address. */
  query: URLSearchParams;
  /** The job that `from` names: posted again it keeps everything but its time. */
  from: JobDetail | undefined;
  properties: readonly Property[];
}

/** What the address asks the form to hold at first; null where it asks for nothing. */
export function prefill({ query, from, properties }: Given): PostingValues | null {
  const asked = ['from', 'property', 'budget', 'type', 'instructions', 'invite'].some((name) => query.has(name));
  if (!asked) return null;
  const chosen = properties.find(({ id }) => id === (query.get('property') ?? from?.propertyId));
  const type = postedCleaningTypes.find((name) => name === query.get('type'));
  return {
    ...emptyPosting,
    propertyId: chosen?.id ?? '',
    payoutCents:
      parseCents(query.get('budget') ?? '') ??
      from?.payoutCents ??
      chosen?.defaultPayoutCents ??
      emptyPosting.payoutCents,
    cleaningType: type ?? from?.cleaningType ?? 'standard',
    specialInstructions: query.get('instructions') ?? from?.specialInstructions ?? '',
    customTasks: from?.customTasks ?? [],
  };
}
