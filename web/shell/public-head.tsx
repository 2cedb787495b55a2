import { useTranslation } from 'react-i18next';
import { defaultLanguage, languages } from '#contract/languages.ts';
import { inLanguage, type publicScreens, screens } from '#web/paths.ts';
import { localeOf } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { siteOrigin } from '#web/platform/site-origin.ts';

export type PublicScreen = (typeof publicScreens)[number];

/** Pages that show what another shows: search engines are sent to that one. */
const canonical: Partial<Record<PublicScreen, PublicScreen>> = { homeAlias: 'home' };

/** What search engines and social networks read of a public page. React moves it into the head. */
export function PublicHead({ screen }: { screen: PublicScreen }) {
  const { t } = useTranslation('publicHead');
  const { language } = useLanguage();
  const origin = siteOrigin();
  const shown = canonical[screen] ?? screen;
  const words = shown === 'homeAlias' ? 'home' : shown;
  const { region } = new Intl.Locale(localeOf(language)).maximize();
  const title = t(`${words}.title`);
  const description = t(`${words}.description`);
  const addressIn = (code: typeof language) => `${origin}${inLanguage(screens[shown], code)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('siteName')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={`${language}_${region}`} />
      <meta property="og:image" content={`${origin}/social/${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('pictureAlt')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
