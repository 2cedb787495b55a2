import { useTranslation } from 'react-i18next';
import { type Banner, bannerReaders, isOver } from '#contract/banners.ts';
import { productNow } from '#web/platform/product-time.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';

/** Who sees a banner and until when, as a sentence or two. */
export function useBannerScope() {
  const { t } = useTranslation('platformSettings');
  const moment = useOperatorTime();
  return ({ until, readers }: Banner): string => {
    const when = until && moment(until);
    if (until && when && isOver({ until }, new Date(productNow()))) return t('banner.ended', { when });
    const who = bannerReaders.find((one) => one === readers) ?? 'all';
    return `${t(`banner.seen.${who}`)} ${when ? t('banner.ends', { when }) : t('banner.stays')}`;
  };
}
