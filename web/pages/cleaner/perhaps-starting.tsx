import type { ReactNode } from 'react';
import { getCleanerOverview, getCleanerProfile, listOwnBids } from '#contract/calls.ts';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { CleanerSteps } from './cleaner-steps.tsx';
import { DayHead } from './day-head.tsx';
import { DaySkeleton } from './day-skeleton.tsx';
import { isStarting } from './is-starting.ts';

interface PerhapsStartingProps {
  date: string;
  /** Who waits for the reader's answer, if anybody does. */
  asked: ReactNode;
  foot: ReactNode;
  /** The day of whoever has begun. */
  children: ReactNode;
}

/** What leads a new cleaner to the first bid, as long as there is no day to show. */
export function PerhapsStarting({ date, asked, foot, children }: PerhapsStartingProps) {
  const overview = useRead(getCleanerOverview);
  const bids = useRead(listOwnBids, { query: { limit: 1 } });
  const profile = useRead(getCleanerProfile);
  const helps = useSession().user?.helperOnly === true;
  if (helps || overview.error || bids.error || profile.error) return children;
  if (!overview.data || !bids.data || profile.data === undefined) return <DaySkeleton />;
  if (!isStarting(overview.data, bids.data.length)) return children;
  return (
    <div key={profile.data?.backgroundCheckStatus} className="page grid gap-6 pb-16">
      <DayHead date={date} />
      {asked}
      <CleanerSteps profile={profile.data} />
      {foot}
    </div>
  );
}
