import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ContactLines } from '#web/ui/contact-lines.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { FavoriteButton } from './favorite-button.tsx';

/** A cleaner who has bid for or worked with this host. */
export function KnownCleanerCard({ cleaner, actions }: { cleaner: KnownCleaner; actions: ReactNode }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { name, pictureUrl, email, phone, ratingAvg, ratingCount, blocked, jobsCompleted: count } = cleaner;
  return (
    <Card className="grid content-between gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={pictureUrl} />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-16 wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            {blocked && <Badge tone="red">{t('cleaners.blocked')}</Badge>}
          </div>
          <p className="text-13 text-ink-soft">
            {ratingAvg === null ? t('cleaners.new') : <StarRating value={ratingAvg} count={ratingCount} />}
          </p>
          <p className="text-13 text-ink-soft">
            {t('cleaners.completed', { count, shown: formatNumber(count, language) })}
          </p>
          <ContactLines email={email} phone={phone} />
        </div>
        {!blocked && <FavoriteButton key={String(cleaner.favorite)} cleaner={cleaner} />}
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </Card>
  );
}
