import type { JobPlace, OfferedChange } from '#contract/offered-change.ts';
import type { JobFacts } from '../job-view.ts';
import type { KeptPlace } from './offered-change.ts';

/** What has been offered since the job was assigned; over when the work begins. */
export function presentChange({
  status,
  offeredChange,
}: Pick<JobFacts, 'status' | 'offeredChange'>): OfferedChange | null {
  if (status !== 'ASSIGNED' || !offeredChange) return null;
  const { id, offeredAt, agreedAt, before, after, times = null } = offeredChange;
  return { id, offeredAt, agreedAt, before: shown(before), after: shown(after), times };
}

/** Without the coordinates. */
const shown = ({ latitude: _, longitude: __, ...place }: KeptPlace): JobPlace => place;
