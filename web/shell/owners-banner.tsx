import { type Banner, isFor, isOver } from '#contract/banners.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { BannerLine } from '#web/ui/banner-line.tsx';

/** The owners' banner, as long as it stands there, for whom it is. */
export function OwnersBanner({ banner }: { banner: Banner }) {
  const { language } = useLanguage();
  const { user } = useSession();
  const now = new Date(useNow());
  const text = banner[language] ?? banner.en;
  return text && !isOver(banner, now) && isFor(banner, user?.role) ? <BannerLine text={text} /> : null;
}
