import { inLanguage, type publicScreens, screens } from '#web/paths.ts';
import { useLanguage } from './language.tsx';

/** The address of a public page in the reader's language: `address('help')`, `address('home', 'prices')`. */
export function usePublicAddress(): (screen: (typeof publicScreens)[number], anchor?: string) => string {
  const { language } = useLanguage();
  return (screen, anchor) => `${inLanguage(screens[screen], language)}${anchor ? `#${anchor}` : ''}`;
}
