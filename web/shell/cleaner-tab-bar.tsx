import { BrushCleaning, HandCoins, House, type LucideIcon, Search, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { to } from '#web/paths.ts';
import { type CleanerTab, cleanerTabOf } from '#web/platform/cleaner-tab-of.ts';
import { useSession } from '#web/platform/session.tsx';
import { Link } from '#web/ui/link.tsx';

interface Entry {
  label: 'home' | 'jobs' | 'bids' | 'assigned' | 'earnings';
  tab: CleanerTab;
  icon: LucideIcon;
}

const entries: readonly Entry[] = [
  { label: 'home', tab: 'overview', icon: House },
  { label: 'jobs', tab: 'jobs', icon: Search },
  { label: 'bids', tab: 'bids', icon: HandCoins },
  { label: 'assigned', tab: 'assigned', icon: BrushCleaning },
  { label: 'earnings', tab: 'earnings', icon: Wallet },
];

const addressOf = (tab: CleanerTab) => to('cleanerDashboard', undefined, { tab: tab === 'overview' ? undefined : tab });

/** Where a cleaner's thumb is: the parts of their work, at the lower edge of a phone on every page. */
export function CleanerTabBar() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const current = cleanerTabOf(pathname, search);
  if (user?.role !== 'CLEANER' || user.suspended) return null;
  return (
    <>
      <div aria-hidden className="h-(--bottom-bar) md:hidden" />
      <nav
        data-bottom-bar
        aria-label={t('tabs.label')}
        className="fixed inset-x-0 bottom-0 z-20 grid h-(--bottom-bar) grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {entries.map(({ label, tab, icon: Icon }) => (
          <Link
            key={label}
            to={addressOf(tab)}
            aria-current={tab === current ? 'page' : undefined}
            className="relative flex min-h-11 flex-col items-center justify-center gap-0.5 text-12 font-medium text-ink-soft focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-green-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-4 aria-[current=page]:after:-top-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-green"
          >
            <Icon aria-hidden size={22} strokeWidth={1.75} />
            {t(`tabs.${label}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
