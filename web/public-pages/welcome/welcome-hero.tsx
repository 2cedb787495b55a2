import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useOpenSides } from '#web/platform/use-open-sides.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import living from '../pictures/living.svg';
import { useClosedSide } from '../use-closed-side.ts';
import { JoinButton } from './join-button.tsx';

/** What it is, and the two things one may want: cleaners or jobs. */
export function WelcomeHero() {
  const { t } = useTranslation(['welcome', 'landing']);
  const address = usePublicAddress();
  const { user, loading } = useSession();
  const { any } = useOpenSides();
  const closed = useClosedSide();
  return (
    <section className="page grid items-center gap-10 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-16">
      <div>
        <h1 className="max-w-2xl text-display font-semibold">{t('hero.title')}</h1>
        <p className="mt-6 mb-8 max-w-xl text-18 text-ink-soft">{t('hero.text')}</p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <JoinButton variant="primary" />
          <LinkButton size="large" to={address('findCleaners')}>
            {t('hero.findCleaners')}
          </LinkButton>
          <LinkButton size="large" to={address('findJobs')}>
            {t('hero.findJobs')}
          </LinkButton>
        </div>
        {!user && (
          <p className={`mt-5 text-14 ${loading ? 'in-data-known:invisible' : ''}`}>
            {closed && <span className="me-2">{t(`landing:closed.${closed}`)}</span>}
            {/* where nobody may join, the button above logs in */}
            {any && (
              <Link to={to('auth')} className={textLinkStyle}>
                {t('hero.login')}
              </Link>
            )}
          </p>
        )}
      </div>
      <img
        src={living}
        alt=""
        width={800}
        height={600}
        className="photo aspect-4/3 w-full rounded-card object-cover max-lg:hidden"
      />
    </section>
  );
}
