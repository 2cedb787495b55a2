import { QueryClientContext } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Direction } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { defaultLanguage, directionOf, findLanguage, type LanguageCode, languages } from '#contract/languages.ts';
import { inLanguage, splitLanguage } from '#web/paths.ts';
import { erasedRead } from './erased-name.ts';
import { writeMoneyIn } from './format-money.ts';

const storageKey = 'language';
/** How long after it is chosen a language is saved and applied. */
const applyAfterMs = 100;

interface LanguageContext {
  language: LanguageCode;
  languages: typeof languages;
  setLanguage: (code: LanguageCode) => Promise<void>;
}

const Context = createContext<LanguageContext | null>(null);

/** The language the reader has chosen before; null if none. */
export function savedLanguage(): LanguageCode | null {
  return findLanguage(localStorage.getItem(storageKey))?.code ?? null;
}

/** The language in the address, else the saved one, else English. */
export function initialLanguage(pathname: string): LanguageCode {
  return splitLanguage(pathname).language ?? savedLanguage() ?? defaultLanguage;
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = findLanguage(i18n.language)?.code ?? defaultLanguage;
  writeMoneyIn(language);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const answers = useContext(QueryClientContext);

  useEffect(() => {
    const page = document.documentElement;
    const direction = directionOf(language);
    // also what stands there already would have every style reckoned anew
    if (page.lang !== language) page.lang = language;
    if (page.dir !== direction) page.dir = direction;
  }, [language]);

  const setLanguage = useCallback(
    async (code: LanguageCode) => {
      await Promise.all([wordsOf(i18n, code), new Promise((resolve) => setTimeout(resolve, applyAfterMs))]);
      localStorage.setItem(storageKey, code);
      await i18n.changeLanguage(code);
      // the words for deleted accounts were put into the answers themselves
      if (erasedRead.any) void answers?.invalidateQueries();
      const address = inLanguage(pathname, code);
      if (address !== pathname) navigate(`${address}${search}${hash}`, { replace: true, preventScrollReset: true });
    },
    [answers, i18n, navigate, pathname, search, hash],
  );

  const value = useMemo(() => ({ language, languages, setLanguage }), [language, setLanguage]);
  return (
    <Context value={value}>
      <Direction.Provider dir={directionOf(language)}>{children}</Direction.Provider>
    </Context>
  );
}

export function useLanguage(): LanguageContext {
  const context = useContext(Context);
  if (!context) throw new Error('useLanguage must be used within LanguageProvider');
  return context;
}

/** Loads what the screen needs, so that its language changes all at once and not word by word. */
function wordsOf(instance: i18n, code: LanguageCode): Promise<void> {
  return instance.loadLanguages(code);
}
