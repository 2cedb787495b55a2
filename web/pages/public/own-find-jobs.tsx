import type { User } from '#contract/accounts.ts';
import { Dashboard } from '../cleaner/dashboard.tsx';
import { DashboardSkeleton } from '../cleaner/dashboard-skeleton.tsx';
import { WithProfile } from '../cleaner/with-profile.tsx';

/** For an approved cleaner: the open jobs as their dashboard has them, with its other parts beside it. */
export function OwnFindJobs({ user }: { user: User }) {
  return (
    <WithProfile waiting={<DashboardSkeleton />}>
      {(profile) => profile && <Dashboard user={user} profile={profile} />}
    </WithProfile>
  );
}
