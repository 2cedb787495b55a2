import { useTranslation } from 'react-i18next';
import { type Banner, bannerReaders, isOver } from '#contract/banners.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';

/** Who sees a banner and until when, as a sentence or two. */
export function useBannerScope() {
  const { t } = useTranslation('platformSettings');
  const { language } = useLanguage();
  return ({ until, readers }: Banner): string => {
    const when = until && formatMedium(until, { language });
    if (until && when && isOver({ until }, new Date(productNow()))) return t('banner.ended', { when });
    const who = bannerReaders.find((one) => one === readers) ?? 'all';
    return `${t(`banner.seen.${who}`)} ${when ? t('banner.ends', { when }) : t('banner.stays')}`;
  };
}
