import { BrushCleaning, HandCoins, House, type LucideIcon, Search, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';

const dashboard = (tab?: string) => to('cleanerDashboard', undefined, { tab });

const entries: readonly { label: 'home' | 'jobs' | 'bids' | 'assigned' | 'earnings'; to: string; icon: LucideIcon }[] =
  [
    { label: 'home', to: dashboard(), icon: House },
    { label: 'jobs', to: dashboard('jobs'), icon: Search },
    { label: 'bids', to: dashboard('bids'), icon: HandCoins },
    { label: 'assigned', to: dashboard('assigned'), icon: BrushCleaning },
    { label: 'earnings', to: dashboard('earnings'), icon: Wallet },
  ];

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
        {entries.map(({ label, to: address, icon: Icon }) => (
          <Link
            key={label}
            to={address}
            prefetch="intent"
            aria-current={address === `${pathname}${search}` ? 'page' : undefined}
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
