import { cx } from 'class-variance-authority';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagesEntry } from '#web/messages/messages-entry.tsx';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Link, NavLink } from '#web/ui/link.tsx';
import { linksOf } from './navigation.ts';
import { useSignOut } from './use-sign-out.ts';
import { useVisitorLinks } from './use-visitor-links.ts';

const AdminMenu = fetchedAhead(() => import('./admin-menu.tsx').then((file) => file.AdminMenu));

const entry =
  'flex min-h-12 items-center border-t border-line text-16 text-ink first:border-t-0 aria-[current=page]:font-semibold aria-[current=page]:text-green-ink';

/** The folded-out links on a narrow screen; hosts reach the calendar from their dashboard there. */
export function MobileMenu({ id, open, onSearch }: { id: string; open: boolean; onSearch: () => void }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <nav
      id={id}
      hidden={!open}
      aria-label={t('mainNavigation')}
      className={cx(
        'border-t border-line max-h-[calc(100dvh-var(--top-bar))] overflow-y-auto overscroll-contain px-gutter pb-4',
        user ? 'md:hidden' : 'xl:hidden',
      )}
    >
      <Links onSearch={onSearch} />
    </nav>
  );
}

function Links({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const signOut = useSignOut();
  const visitorLinks = useVisitorLinks();
  const open = useOpenSides();
  if (!user) {
    return (
      <>
        {visitorLinks.map((link) => (
          <Link key={link.label} className={entry} to={link.to}>
            {link.label}
          </Link>
        ))}
        <NavLink className={entry} to={to('login')}>
          {t('nav.login')}
        </NavLink>
        {open.any && (
          <NavLink className={entry} to={to('register')}>
            {t('nav.signup')}
          </NavLink>
        )}
      </>
    );
  }
  return (
    <>
      {user.role === 'ADMIN' && (
        <Suspense fallback={null}>
          <AdminMenu />
        </Suspense>
      )}
      {(user.suspended || user.role === 'ADMIN' ? [] : linksOf(user.role))
        .filter((link) => !link.wideOnly)
        .map((link) => (
          <NavLink key={link.label} className={entry} to={link.to}>
            {t(`nav.${link.label}`)}
          </NavLink>
        ))}
      {user.role !== 'ADMIN' && !user.suspended && <MessagesEntry className={entry} />}
      {!user.suspended && (
        <button type="button" className={`${entry} w-full`} onClick={onSearch}>
          {t('search')}
        </button>
      )}
      <Button className="mt-3 w-full" onClick={() => void signOut()}>
        {t('nav.logout')}
      </Button>
    </>
  );
}
