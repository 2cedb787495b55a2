import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session.tsx';
import { Link } from '#web/ui/link.tsx';
import { useVisitorLinks } from './use-visitor-links.ts';

/** The visitors' links in the wide bar; unseen while a saved token is being verified. */
export function VisitorLinks() {
  const { t } = useTranslation('shell');
  const { loading } = useSession();
  const links = useVisitorLinks();
  return (
    <nav
      aria-label={t('mainNavigation')}
      className={`hidden self-stretch xl:flex ${loading ? 'in-data-known:invisible' : ''}`}
    >
      {links.map((link) => (
        <Link
          key={link.label}
          to={link.to}
          className="flex items-center rounded-control px-3 text-14 font-medium text-ink-soft hover:text-ink"
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
