import { Fragment, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { isShutOut } from '#web/cleaners/is-shut-out.ts';
import { to } from '#web/paths.ts';
import { partsOfPlace, placeOfTab } from '#web/platform/cleaner-places.ts';
import { type CleanerTab, isCleanerHome } from '#web/platform/cleaner-tab-of.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { SegmentLinks } from '#web/ui/segment-links.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Day } from './day.tsx';
import { HeadActions } from './head-actions.tsx';
import { OwnStats } from './own-stats.tsx';
import { usePartTitle } from './use-part-title.ts';
import { useParts } from './use-parts.tsx';
import { useTab } from './use-tab.ts';

interface PhoneDashboardProps {
  user: User;
  profile: CleanerProfile;
}

/** On a phone the dashboard begins with the day, and each of its parts is a screen of its own that the bar leads to. */
export function PhoneDashboard({ user, profile }: PhoneDashboardProps) {
  const { pathname, search } = useLocation();
  const stats = <OwnStats user={user} profile={profile} />;
  // what an hour costs tells nothing to whom the check has shut out
  if (isCleanerHome(pathname, search)) return <Day foot={!isShutOut(profile.backgroundCheckStatus) && stats} />;
  return <Part user={user} profile={profile} stats={stats} />;
}

function Part({ user, profile, stats }: PhoneDashboardProps & { stats: React.ReactNode }) {
  const { t } = useTranslation('cleaner');
  const [tab] = useTab();
  const parts = useParts(user, profile, stats);
  const place = placeOfTab(tab);
  const title = usePartTitle(tab);
  const isOverview = tab === 'overview';
  return (
    <div className="page pb-16">
      {isOverview ? (
        <PageHead
          back={t('title')}
          title={t('welcome', { name: user.firstName })}
          actions={<HeadActions profile={profile} />}
        />
      ) : (
        <PageHead title={title} />
      )}
      {/* both lists are shut to whom the check has shut out */}
      {!(place === 'jobs' && isShutOut(profile.backgroundCheckStatus)) && <PartLinks tab={tab} parts={parts} />}
      <Suspense fallback={<SkeletonRows />}>
        {/* whoever is verified meanwhile has another page before them, not the same one moved */}
        <Fragment key={isOverview ? profile.backgroundCheckStatus : null}>
          {parts.find(({ value }) => value === tab)?.content}
        </Fragment>
      </Suspense>
    </div>
  );
}

/** What a place of the bar is made of, where that is more than one part. */
function PartLinks({ tab, parts }: { tab: CleanerTab; parts: ReturnType<typeof useParts> }) {
  const { t } = useTranslation(['cleaner', 'shell']);
  const place = placeOfTab(tab);
  if (place !== 'jobs' && place !== 'assigned') return null;
  const names: readonly CleanerTab[] = partsOfPlace[place];
  return (
    <SegmentLinks
      label={t(`shell:tabs.${place}`)}
      links={names.map((name) => ({
        to: to('cleanerDashboard', undefined, { tab: name }),
        label: t(`tabs.${name}`),
        current: name === tab,
        count: parts.flatMap((part) => (part.value === name && 'count' in part ? [part.count] : []))[0],
      }))}
    />
  );
}
