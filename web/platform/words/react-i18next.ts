import type { i18n } from 'i18next';
import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ScreenWords } from './screen-words.ts';

// What a screen imports from react-i18next, whose types check each key: vite.config.ts puts this file in its place.

const Context = createContext<ScreenWords | null>(null);

export function I18nextProvider({ i18n: words, children }: { i18n: i18n; children: ReactNode }) {
  // `asI18n` has only named it so
  return createElement(Context, { value: words as unknown as ScreenWords }, children);
}

/** The texts of these domains, the first of which needs no name; waits for those that are not there yet. */
export function useTranslation(domains: string | readonly string[] = 'common', { bindI18nStore = '' } = {}) {
  const words = useContext(Context);
  if (!words) throw new Error('useTranslation must be used within I18nextProvider');
  const snapshot = () => `${words.language} ${words.filled} ${bindI18nStore ? words.added : ''}`;
  useSyncExternalStore(words.onChange, snapshot, snapshot);
  const { language } = words;
  const all = [domains].flat();
  for (const domain of all) words.wanted.add(domain);
  if (!all.every((domain) => words.hasResourceBundle(language, domain))) throw words.loadNamespaces(all);
  return { t: words.getFixedT(language, all[0] ?? 'common'), i18n: words };
}
