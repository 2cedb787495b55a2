import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { ProfileStats } from '#web/cleaners/profile-stats.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignOut } from './sign-out.tsx';

// Most are verified.
const CheckSoFar = lazy(() => import('./check-so-far.tsx').then((file) => ({ default: file.CheckSoFar })));

interface OwnStatsProps {
  user: User;
  profile: CleanerProfile;
}

/** The cleaner's figures, and as long as they are not verified how far their check is. */
export function OwnStats({ user, profile }: OwnStatsProps) {
  const { backgroundCheckStatus: status, checkExpiredAt } = profile;
  return (
    <ProfileStats
      profile={profile}
      user={user}
      check={
        <Suspense fallback={<Skeleton className="h-11 w-24" />}>
          <CheckSoFar status={status ?? (checkExpiredAt ? 'EXPIRED' : null)} />
        </Suspense>
      }
      signOut={<SignOut size="compact" variant="secondary" />}
    />
  );
}
