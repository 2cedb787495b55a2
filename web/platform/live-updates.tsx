import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Changed } from '#contract/notifications.ts';
import { useStaysUnderStrip } from '#web/ui/use-stays-under-strip.ts';
import type { StreamedEvent } from './event-stream.ts';
import { keepHearing } from './live-connection.ts';
import { productNow } from './product-time.ts';
import { refetchChanged } from './refetch-changed.ts';
import { doubtAccount } from './token.ts';

/** Events come in bursts: what they concern is fetched once per burst. */
const gatherFor = 300;
/** The open jobs change for every cleaner at once, so their pages spread their requests over this time. */
const openJobsWithin = 10_000;
/** A clock may be this much ahead of the server’s, and a page is told again what happened just before it began to listen. */
const tolerance = 120_000;

interface LiveUpdatesProps {
  account: string;
  /** Says aloud what changes the reader’s day; the bell alone is easily missed with one hand free. */
  aloud?: boolean;
}

/** Refetches what is on screen when others change it. Mount it once, while someone is signed in. */
export function LiveUpdates({ account, aloud = false }: LiveUpdatesProps) {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useStaysUnderStrip(useLocation().key);
  const told = useRef(productNow() - tolerance);
  const tell = useEffectEvent(async () => {
    if (!aloud) return;
    // its code comes with the first notification
    const { sayBigNews } = await import('./big-news.ts');
    told.current = await sayBigNews(told.current, { view: t('view'), navigate: (to) => void navigate(to) });
  });
  // without a connection it is looked for when there is one again
  useEffect(() => follow(queryClient, account, () => void tell().catch(() => undefined)), [queryClient, account]);
  return null;
}

function follow(queryClient: QueryClient, account: string, look: () => void): () => void {
  const refresh = (changes: readonly Changed[]) => void refetchChanged(queryClient, ...changes);
  const soon = gathering(refresh, () => gatherFor);
  const later = gathering(refresh, () => Math.random() * openJobsWithin);
  const bell = gathering(
    () => {
      look();
      void refetchChanged(queryClient, { topics: ['notifications'] });
    },
    () => gatherFor,
  );
  const hear = ({ event, data }: StreamedEvent) => {
    if (event === 'notification') bell.add({ topics: [] });
    if (event !== 'changed') return;
    const change = JSON.parse(data) as Changed; // the server's format: contract/notifications.ts
    if (change.topics.includes('account')) doubtAccount();
    (change.topics.includes('openJobs') ? later : soon).add(change);
  };
  const missed = () => {
    look();
    void queryClient.invalidateQueries();
  };
  const stops = [keepHearing(account, { hear, missed }), soon.stop, later.stop, bell.stop];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Collects what arrives within a while and passes it on together. */
function gathering(handOver: (changes: readonly Changed[]) => void, wait: () => number) {
  let changes: Changed[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(change: Changed) {
      changes.push(change);
      timer ??= setTimeout(() => {
        const gathered = changes;
        [changes, timer] = [[], undefined];
        handOver(gathered);
      }, wait());
    },
    stop: () => clearTimeout(timer),
  };
}
