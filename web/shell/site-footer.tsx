import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { useSession } from '#web/platform/session.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { useIsOn } from '#web/platform/use-is-on.ts';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { Link } from '#web/ui/link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { FooterLanguages } from './footer-languages.tsx';

/** Below every public page: where hosts and cleaners begin, help, the rules, the languages. */
export function SiteFooter() {
  const { t } = useTranslation(['shell', 'footer']);
  const operator = useConfig()?.operatorName ?? t('brand');
  return (
    <footer className="page pt-12 pb-[calc(2rem+var(--thumb-bar))] text-14">
      <div className="grid grid-cols-2 gap-8 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full">
          <BrandMark />
          <p className="mt-2 max-w-xs text-13 text-ink-soft">{t('footer:claim')}</p>
        </div>
        <FooterColumns />
      </div>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-5">
        <FooterLanguages />
        <p className="text-13 text-ink-soft">{t('footer:rights', { operator })}</p>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const { t } = useTranslation('footer');
  const address = usePublicAddress();
  const takesHosts = useIsOn('hostSignUp');
  // whoever is logged in has joined
  const mayJoin = useSession().user === null && takesHosts;
  return (
    <>
      <Column
        title={t('hosts')}
        links={[
          { label: t('findCleaners'), to: address('findCleaners') },
          { label: t('howItWorks'), to: address('home', 'how-it-works') },
          { label: t('prices'), to: address('home', 'prices') },
          ...(mayJoin ? [{ label: t('join'), to: to('auth', undefined, { role: 'host' }) }] : []),
        ]}
      />
      <Column
        title={t('cleaners')}
        links={[
          { label: t('findJobs'), to: address('findJobs') },
          { label: t('getVerified'), to: address('backgroundCheck') },
          { label: t('payouts'), to: address('help', 'payouts') },
        ]}
      />
      <Column
        title={t('help')}
        links={[
          { label: t('helpCenter'), to: address('help') },
          { label: t('contact'), to: address('contact') },
          { label: t('trust'), to: address('trustAndSafety') },
          { label: t('fairResolution'), to: address('fairResolution') },
          { label: t('verify'), to: address('verify') },
        ]}
      />
      <Column
        title={t('legal')}
        links={[
          { label: t('privacy'), to: address('privacy') },
          { label: t('terms'), to: address('terms') },
        ]}
      />
    </>
  );
}

function Column({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  return (
    <div>
      <h2 className="mb-2 text-13 font-medium text-ink-soft">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              className="inline-flex min-h-8 items-center underline-offset-3 hover:underline pointer-coarse:min-h-11"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
