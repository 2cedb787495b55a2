import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Banner, isFor, isOver } from '#contract/banners.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useConfig } from '#web/platform/use-config.ts';
import { useNow } from '#web/platform/use-now.ts';
import type { ScreenWords } from '#web/platform/words/screen-words.ts';
import { BannerLine } from '#web/ui/banner-line.tsx';

/** What the owners of this marketplace have decided for every page: the fees and deadlines that texts name, and a banner where they have written one. */
export function FromOwners() {
  const { i18n } = useTranslation('shell');
  const config = useConfig();
  const { fees, terms } = config ?? {};
  useEffect(() => {
    // as `asI18n` named it; tests may bring another
    const words = i18n as unknown as Partial<ScreenWords>;
    if (fees && terms) words.fill?.({ fees, terms });
  }, [i18n, fees, terms]);
  return config?.banner ? <OwnersBanner banner={config.banner} /> : null;
}

/** As long as it stands there, for whom it is. */
function OwnersBanner({ banner }: { banner: Banner }) {
  const { language } = useLanguage();
  const { user } = useSession();
  const now = new Date(useNow());
  const text = banner[language] ?? banner.en;
  return text && !isOver(banner, now) && isFor(banner, user?.role) ? <BannerLine text={text} /> : null;
}
