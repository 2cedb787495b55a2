import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { MessagesLink } from '#web/messages/messages-link.tsx';
import { Bell } from '#web/notifications/bell.tsx';
import { splitLanguage, to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OnceOpen } from '#web/ui/once-open.tsx';
import { fetchScreenAtFirstUse } from '#web/ui/screen-ahead.ts';
import { useCommandKey } from '#web/ui/use-command-key.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { linksOf } from './navigation.ts';
import { TypedAhead } from './typed-ahead.ts';
import { useMailLanguage } from './use-mail-language.ts';
import { useRenewPush } from './use-renew-push.ts';
import { UserMenu } from './user-menu.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const MobileMenu = fetchedAhead(() => import('./mobile-menu.tsx').then((file) => file.MobileMenu));
const QuickSearch = fetchedAhead(() => import('./quick-search.tsx').then((file) => file.QuickSearch));

/** The bar that stays on top: mark, the role's links, language, user. Below `md` the links fold into a menu; a visitor’s, which are longer, below `xl`. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  useMailLanguage();
  useRenewPush();
  const menuId = useId();
  const { toggle, open, setOpen } = useClosingWithThePage(menuId);
  const [searching, setSearching] = useState(false);
  const searcher = user?.suspended ? null : user;
  // on a phone their bar leads everywhere, and out
  const hasOwnBar = user?.role === 'CLEANER' && !user.suspended;
  const toggleSearch = useCallback(() => setSearching((before) => !before), []);
  useCommandKey(searcher && toggleSearch);
  return (
    <header className="sticky top-(--offline-bar) z-20 border-b border-line bg-paper">
      <div className="page flex min-h-(--head) items-center gap-6 max-sm:gap-2">
        <BrandMark narrow={user !== null} />
        {user ? <RoleLinks /> : <VisitorLinks />}
        <div className="ms-auto flex items-center gap-1 max-sm:gap-0">
          {searcher && (
            <IconButton
              className={hasOwnBar ? undefined : 'max-md:hidden'}
              icon={Search}
              label={t('search')}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setSearching(true)}
            />
          )}
          <div className={hasOwnBar ? 'max-md:hidden' : undefined}>
            <LanguageMenu compact />
          </div>
          <PersonTools hasOwnBar={hasOwnBar} />
          {!hasOwnBar && (
            <IconButton
              ref={toggle}
              className={user ? 'md:hidden' : 'xl:hidden'}
              icon={open ? X : MenuIcon}
              label={open ? t('closeMenu') : t('openMenu')}
              aria-expanded={open}
              aria-controls={open ? menuId : undefined}
              onClick={() => setOpen(!open)}
            />
          )}
        </div>
      </div>
      {!hasOwnBar && (
        <OnceOpen open={open}>
          <MobileMenu id={menuId} open={open} onSearch={() => setSearching(true)} />
        </OnceOpen>
      )}
      <Suspense fallback={<TypedAhead onLeave={() => setSearching(false)} />}>
        {searching && searcher && <QuickSearch user={searcher} onOpenChange={setSearching} />}
      </Suspense>
    </header>
  );
}

function RoleLinks() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  // a public page may be at its language's own address
  const { path } = splitLanguage(useLocation().pathname);
  const role = user?.role;
  useEffect(() => {
    for (const link of role ? linksOf(role) : []) fetchScreenAtFirstUse(link.to);
  }, [role]);
  if (!user || user.suspended) return null;
  return (
    <nav aria-label={t('mainNavigation')} className="hidden self-stretch md:flex">
      {linksOf(user.role).map((link) => (
        <NavLink
          key={link.label}
          to={link.to}
          {...((path === link.to || link.also?.includes(path)) && { 'aria-current': 'page' })}
          className="relative flex items-center px-3 text-14 font-medium text-ink-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-green"
        >
          {t(`nav.${link.label}`)}
        </NavLink>
      ))}
    </nav>
  );
}

/** While a saved token is being verified its place stays empty, so that a signed-in reader sees no login link flash by. */
function PersonTools({ hasOwnBar }: { hasOwnBar: boolean }) {
  const { t } = useTranslation('shell');
  const { user, loading } = useSession();
  const open = useOpenSides();
  if (user)
    return (
      <>
        {!user.suspended && <MessagesLink user={user} />}
        <Bell key={user.id} />
        <div className={hasOwnBar ? 'max-md:hidden' : undefined}>
          <UserMenu user={user} />
        </div>
      </>
    );
  return (
    <div className={loading ? 'flex gap-1 in-data-known:invisible' : 'flex gap-1'}>
      <LinkButton variant="quiet" to={to('login')} className="max-md:hidden">
        {t('nav.login')}
      </LinkButton>
      {open.any && (
        <LinkButton to={to('register')} className="max-sm:hidden">
          {t('nav.signup')}
        </LinkButton>
      )}
    </div>
  );
}

/** A menu over the page has done its work once another page is there. Escape closes it and goes back to its button. */
function useClosingWithThePage(menuId: string) {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (document.getElementById(menuId)?.contains(document.activeElement)) toggle.current?.focus();
      setOpenOn(null);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [menuId]);
  return { toggle, open: openOn === pathname, setOpen: (open: boolean) => setOpenOn(open ? pathname : null) };
}
