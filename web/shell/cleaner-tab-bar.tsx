import { BrushCleaning, type LucideIcon, Menu, Route, Search, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { getCleanerOverview, getJob } from '#contract/calls.ts';
import { screens, to } from '#web/paths.ts';
import { type CleanerPlace, cleanerPlaceOf, placeOfJob } from '#web/platform/cleaner-places.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Link } from '#web/ui/link.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { isStepByStep } from './is-step-by-step.ts';

const CleanerMenu = fetchedAhead(() => import('./cleaner-menu.tsx').then((file) => file.CleanerMenu));

interface Entry {
  place: Exclude<CleanerPlace, 'more'>;
  address: string;
  icon: LucideIcon;
}

const entries: readonly Entry[] = [
  { place: 'today', address: to('cleanerToday'), icon: Route },
  { place: 'jobs', address: to('cleanerDashboard', undefined, { tab: 'jobs' }), icon: Search },
  { place: 'assigned', address: to('cleanerDashboard', undefined, { tab: 'assigned' }), icon: BrushCleaning },
  { place: 'earnings', address: to('cleanerDashboard', undefined, { tab: 'earnings' }), icon: Wallet },
];

/** Where a cleaner's thumb is: the one way around their work on a phone, at its lower edge on every page. */
export function CleanerTabBar() {
  const { user } = useSession();
  const isWide = useIsWide();
  const { pathname, search } = useLocation();
  if (isWide || user?.role !== 'CLEANER' || user.suspended) return null;
  if (isStepByStep(pathname, new URLSearchParams(search))) return null;
  return <Bar user={user} />;
}

function Bar({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const [more, setMore] = useState(false);
  const job = useOpenJob(pathname);
  const current = cleanerPlaceOf(pathname, search) ?? (job && placeOfJob(job, user.id));
  const toAnswer = useToAnswer(user.onboardingCompleted);
  return (
    <>
      <div aria-hidden className="h-(--bottom-bar)" />
      <nav
        data-bottom-bar
        aria-label={t('tabs.label')}
        className="fixed inset-x-0 bottom-0 z-20 grid h-(--bottom-bar) grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] low:static low:h-16"
      >
        {entries.map(({ place, address, icon: Icon }) => (
          <Link key={place} to={address} aria-current={place === current ? 'page' : undefined} className={look}>
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            {t(`tabs.${place}`)}
            {place === 'today' && toAnswer > 0 && <Waiting count={toAnswer} />}
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={current === 'more' ? 'page' : undefined}
          className={look}
          onClick={() => setMore(true)}
        >
          <Menu aria-hidden size={22} strokeWidth={1.75} />
          {t('tabs.more')}
        </button>
      </nav>
      <OnceOpen open={more}>
        <CleanerMenu user={user} open={more} onOpenChange={setMore} />
      </OnceOpen>
    </>
  );
}

const look =
  'relative flex min-h-11 flex-col items-center justify-center gap-0.5 text-12 font-medium text-ink-soft focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-green-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-4 aria-[current=page]:after:-top-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-green';

/** The job whose page this is, once that has read it. */
function useOpenJob(pathname: string) {
  const id = matchPath(screens.job, pathname)?.params.id ?? '';
  return useRead(getJob, { params: { id }, enabled: false }).data;
}

/** None while that is not known. */
function useToAnswer(enabled: boolean): number {
  return useRead(getCleanerOverview, { enabled }).data?.toAnswer ?? 0;
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const shown = formatNumber(Math.min(count, 99), language);
  return (
    <>
      <span
        aria-hidden
        className="absolute start-[calc(50%+0.375rem)] top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2 border-surface bg-apricot-ink px-1 text-12 leading-none font-semibold text-surface tabular-nums"
      >
        {shown}
      </span>
      <span className="sr-only">{t('tabs.toAnswer', { number: shown })}</span>
    </>
  );
}
