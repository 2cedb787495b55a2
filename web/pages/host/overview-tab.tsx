import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { showTimeline } from '#contract/calendar-calls.ts';
import type { InboxItem } from '#contract/inbox.ts';
import { listInbox } from '#contract/inbox-calls.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { listMemberships } from '#contract/team-calls.ts';
import { ComingWeek } from '#web/calendars/timeline/coming-week.tsx';
import { NeedsSentence } from '#web/overviews/needs-sentence.tsx';
import { OverviewSkeleton } from '#web/overviews/overview-skeleton.tsx';
import { actingFor } from '#web/platform/acting-for.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAfterHead } from '#web/platform/use-after-head.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { FarPart, NextPart } from '../late-part.tsx';
import { HostInbox } from './host-inbox.tsx';
import { isStarting } from './is-starting.ts';
import type { DashboardTab } from './use-tab.ts';

// Only who begins sees them.
const Memberships = lazy(() => import('#web/team/memberships.tsx').then((file) => ({ default: file.Memberships })));
const HostSteps = lazy(() => import('./host-steps.tsx').then((file) => ({ default: file.HostSteps })));

const OverviewColumns = lazy(() =>
  import('./overview-columns.tsx').then((file) => ({ default: file.OverviewColumns })),
);

interface OverviewTabProps {
  user: User;
  overview: UseQueryResult<HostOverview, Error>;
  onTab: (tab: DashboardTab) => void;
}

/** A day more than is shown, so that it is there when a new one begins. */
const comingWeek = { days: 8, limit: 100 };

/** As much of the inbox as is read at a glance. */
const firstNeeds = { limit: 6 };
const allNeeds = { limit: 100 };

/** The first steps of a new host; then what needs them, the coming week, what happened last, the money, the counters. */
export function OverviewTab({ user, overview, onTab }: OverviewTabProps) {
  const { t } = useTranslation('host');
  const week = usePages(showTimeline, comingWeek);
  const [allAsked, setAllAsked] = useState(false);
  // the first rows stay until all of them have come
  const inbox = usePages(listInbox, allAsked ? allNeeds : firstNeeds);
  const mayDraw = useAfterHead();
  // whoever was asked to look after another’s homes has none of their own at first
  const starting = isStarting(overview.data);
  const isNew = starting && !actingFor();
  const looksAfter = useRead(listMemberships, { enabled: isNew });
  const error = overview.error ?? inbox.error ?? week.error;
  if (overview.data && week.items && inbox.items && mayDraw && !looksAfter.isLoading) {
    return (
      <Suspense fallback={<OverviewSkeleton />}>
        <div className="grid gap-8">
          {starting && <p className="-mb-6 text-16 text-ink-soft">{t('start.lede')}</p>}
          {isNew && <Memberships />}
          {starting && <HostSteps user={user} overview={overview.data} />}
          {(!starting || hasUrgent(inbox.items)) && (
            <HostInbox
              user={user}
              pages={inbox}
              onAll={allAsked ? undefined : () => setAllAsked(true)}
              lede={<NeedsSentence overview={overview.data} items={inbox.items} />}
            />
          )}
          {week.total > 0 && (
            <NextPart height="h-96">
              <ComingWeek rows={week.items} total={week.total} />
            </NextPart>
          )}
          {!starting && (
            <FarPart height="h-96">
              <OverviewColumns overview={overview.data} onTab={onTab} />
            </FarPart>
          )}
        </div>
      </Suspense>
    );
  }
  if (!error || !mayDraw) return <OverviewSkeleton />;
  return <ReadFailed title={t('overview.failed')} read={[overview, inbox, week]} />;
}

/** The first steps ask for a card already. */
const hasUrgent = (items: readonly InboxItem[]) => items.some(({ kind }) => kind !== 'card');
