import type { JobPlace, PlaceChange } from '#contract/place-change.ts';
import type { JobFacts } from './job-view.ts';
import type { KeptPlace } from './offered-change.ts';

/** What the host changed since the job was assigned; over when the work begins. */
export function presentPlaceChange({
  status,
  placeChange,
}: Pick<JobFacts, 'status' | 'placeChange'>): PlaceChange | null {
  if (status !== 'ASSIGNED' || !placeChange) return null;
  const { id, offeredAt, agreedAt, before, after } = placeChange;
  return { id, offeredAt, agreedAt, before: shown(before), after: shown(after) };
}

/** Without the coordinates. */
const shown = ({ latitude: _, longitude: __, ...place }: KeptPlace): JobPlace => place;
