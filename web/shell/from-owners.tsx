import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/platform/language.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import type { ScreenWords } from '#web/platform/words/screen-words.ts';

/** What the owners of this marketplace have decided for every page: the fees and deadlines that texts name, and a banner where they have written one. */
export function FromOwners() {
  const { i18n } = useTranslation('shell');
  const { language } = useLanguage();
  const config = useConfig();
  const { fees, terms } = config ?? {};
  useEffect(() => {
    // as `asI18n` named it; tests may bring another
    const words = i18n as unknown as Partial<ScreenWords>;
    if (fees && terms) words.fill?.({ fees, terms });
  }, [i18n, fees, terms]);
  const banner = config?.banner?.[language] ?? config?.banner?.en;
  if (!banner) return null;
  return (
    <p role="note" dir="auto" className="bg-sunken px-gutter py-2 text-center text-13 wrap-anywhere text-ink">
      {banner}
    </p>
  );
}
