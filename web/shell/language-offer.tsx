import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage, type Language } from '#contract/languages.ts';
import { savedLanguage, useLanguage } from '#web/platform/language.tsx';

const OfferedLanguage = lazy(() =>
  import('./offered-language.tsx').then((file) => ({ default: file.OfferedLanguage })),
);

/** Offers the browser's language to a reader who has chosen none; either answer is remembered, nothing changes unasked. */
export function LanguageOffer() {
  const { language, setLanguage } = useLanguage();
  const offered = useOffered(language);
  const [answered, setAnswered] = useState(false);
  if (!offered || answered) return null;

  const answer = (code: Language['code']) => {
    setAnswered(true);
    void setLanguage(code);
  };
  return (
    <Suspense>
      <OfferedLanguage offered={offered} onAccept={() => answer(offered.code)} onDecline={() => answer(language)} />
    </Suspense>
  );
}

/** The browser's first language of ours, once its words are loaded; null when it is the one shown or a choice was made. */
function useOffered(shown: Language['code']): Language | null {
  const { i18n } = useTranslation('shell');
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => {
    let current = true;
    const wanted = navigator.languages.map(findLanguage).find((language) => language !== undefined);
    if (savedLanguage() !== null || !wanted || wanted.code === shown) return setOffered(null);
    void i18n.loadLanguages(wanted.code).then(() => {
      if (current && i18n.exists('languageOffer.text', { lng: wanted.code, ns: 'shell', fallbackLng: [] })) {
        setOffered(wanted);
      }
    });
    return () => {
      current = false;
    };
  }, [i18n, shown]);
  return offered;
}
