import { BrushCleaning, HandCoins, type LucideIcon, Route, Search, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { screens, to } from '#web/paths.ts';
import { type CleanerTab, cleanerTabOf } from '#web/platform/cleaner-tab-of.ts';
import { useSession } from '#web/platform/session.tsx';
import { Link } from '#web/ui/link.tsx';

interface Entry {
  label: 'today' | 'jobs' | 'bids' | 'assigned' | 'earnings';
  /** The part of the dashboard that it leads to; null for the day, which is a screen of its own. */
  tab: Exclude<CleanerTab, 'overview'> | null;
  icon: LucideIcon;
}

const entries: readonly Entry[] = [
  { label: 'today', tab: null, icon: Route },
  { label: 'jobs', tab: 'jobs', icon: Search },
  { label: 'bids', tab: 'bids', icon: HandCoins },
  { label: 'assigned', tab: 'assigned', icon: BrushCleaning },
  { label: 'earnings', tab: 'earnings', icon: Wallet },
];

const addressOf = ({ tab }: Entry) => (tab === null ? to('cleanerToday') : to('cleanerDashboard', undefined, { tab }));

const isCurrent = ({ tab }: Entry, pathname: string, search: string) =>
  tab === null ? pathname.replace(/\/$/, '') === screens.cleanerToday : tab === cleanerTabOf(pathname, search);

/** Where a cleaner's thumb is: the parts of their work, at the lower edge of a phone on every page. */
export function CleanerTabBar() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user?.role !== 'CLEANER') return null;
  return (
    <>
      <div aria-hidden className="h-(--bottom-bar) md:hidden" />
      <nav
        data-bottom-bar
        aria-label={t('tabs.label')}
        className="fixed inset-x-0 bottom-0 z-20 grid h-(--bottom-bar) grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {entries.map((entry) => (
          <Link
            key={entry.label}
            to={addressOf(entry)}
            aria-current={isCurrent(entry, pathname, search) ? 'page' : undefined}
            className="relative flex min-h-11 flex-col items-center justify-center gap-0.5 text-12 font-medium text-ink-soft focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-green-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-4 aria-[current=page]:after:-top-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-green"
          >
            <entry.icon aria-hidden size={22} strokeWidth={1.75} />
            {t(`tabs.${entry.label}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
