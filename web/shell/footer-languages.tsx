import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { inLanguage } from '#web/paths.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** The Arabic font has 166 kB: the system's draws one word as well. */
const systemFont = '[font-family:system-ui]';

/** This page in the other languages: addresses for search engines, and a choice that is remembered for readers. */
export function FooterLanguages() {
  const { t } = useTranslation('footer');
  const { language, languages, setLanguage } = useLanguage();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('languages')}>
      <ul className="flex flex-wrap gap-x-4.5">
        {languages.map(({ code, nativeName }) => (
          <li key={code}>
            <a
              href={inLanguage(pathname, code)}
              hrefLang={code}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                void setLanguage(code);
              }}
              className={`inline-flex min-h-8 items-center text-ink-soft underline-offset-3 hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${code === language ? '' : systemFont}`}
            >
              {nativeName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
