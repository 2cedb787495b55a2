import { type LucideIcon, Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { BlockButton, CleanerMenu } from './block-button.tsx';
import { BookAgain } from './book-again.tsx';
import { FavoriteButton } from './favorite-button.tsx';

/** A cleaner who has bid for or worked with this host: who, what was last, and the next booking one press away. */
export function KnownCleanerCard({ cleaner, onView }: { cleaner: KnownCleaner; onView: () => void }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { name, pictureUrl, ratingAvg, ratingCount, blocked, jobsCompleted: count, lastCleaning: last } = cleaner;
  return (
    <Card className="grid content-between gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={pictureUrl} />
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-16">
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${textLinkStyle} text-start font-semibold wrap-anywhere text-ink pointer-coarse:-my-2.5 pointer-coarse:min-h-11`}
              onClick={onView}
            >
              <bdi>{name}</bdi>
            </button>
            {blocked && <Badge tone="red">{t('cleaners.blocked')}</Badge>}
          </h3>
          <p className="text-13 text-ink-soft">
            {ratingAvg === null ? t('cleaners.new') : <StarRating value={ratingAvg} count={ratingCount} />}
          </p>
          <p className="text-13 text-ink-soft">
            {t('cleaners.completed', { count, shown: formatNumber(count, language) })}
          </p>
          {last && (
            <p className="text-13 text-ink-soft tabular-nums">
              {t('cleaners.last', {
                day: formatDay(last.startTime, { language, timeZone: last.timeZone }),
                amount: formatMoney(last.chargedCents),
              })}
            </p>
          )}
        </div>
        {!blocked && (
          <span className="-me-2 -mt-1 flex">
            <FavoriteButton key={String(cleaner.favorite)} cleaner={cleaner} />
            <CleanerMenu cleaner={cleaner} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {blocked ? <BlockButton cleaner={cleaner} /> : <BookAgain cleaner={cleaner} variant="tinted" />}
        <Reach cleaner={cleaner} />
      </div>
    </Card>
  );
}

/** The ways to reach them, as far as the host may know them: what is pressed once a month is no louder than an icon. */
function Reach({ cleaner: { id, name, email, phone, talkJobId } }: { cleaner: KnownCleaner }) {
  const { t } = useTranslation('host');
  const message = t('cleaners.messageOf', { name });
  return (
    <span className="ms-auto flex">
      {talkJobId && (
        <Link
          to={to('conversation', { id: talkJobId, personId: id })}
          aria-label={message}
          title={message}
          className={iconLook}
        >
          <Drawn icon={MessageSquare} />
        </Link>
      )}
      {email && !talkJobId && (
        <a href={`mailto:${email}`} aria-label={t('cleaners.emailOf', { name })} title={email} className={iconLook}>
          <Drawn icon={Mail} />
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} aria-label={t('cleaners.callOf', { name })} title={phone} className={iconLook}>
          <Drawn icon={Phone} />
        </a>
      )}
    </span>
  );
}

const iconLook = `${buttonStyle({ variant: 'quiet', size: 'compact' })} w-9 ps-0 pe-0 pointer-coarse:w-11`;

const Drawn = ({ icon: Icon }: { icon: LucideIcon }) => <Icon aria-hidden size={18} strokeWidth={1.75} />;
