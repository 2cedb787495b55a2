import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage, type Language } from '#contract/languages.ts';
import { savedLanguage, useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';

/** Offers the browser's language to a reader who has chosen none; either answer is remembered, nothing changes unasked. */
export function LanguageOffer() {
  const { language, setLanguage } = useLanguage();
  const offered = useOffered(language);
  const { i18n } = useTranslation('shell');
  const [answered, setAnswered] = useState(false);
  if (!offered || answered) return null;

  const say = i18n.getFixedT(offered.code, 'shell');
  const answer = (code: Language['code']) => {
    setAnswered(true);
    void setLanguage(code);
  };
  return (
    <aside
      lang={offered.code}
      dir={offered.dir}
      className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-30 flex flex-wrap items-center justify-center gap-3 border-t border-line bg-surface px-gutter py-2 text-14"
    >
      <p>{say('languageOffer.text')}</p>
      <Button variant="tinted" size="compact" onClick={() => answer(offered.code)}>
        {say('languageOffer.accept')}
      </Button>
      <Button variant="quiet" size="compact" onClick={() => answer(language)}>
        {say('languageOffer.decline')}
      </Button>
    </aside>
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
