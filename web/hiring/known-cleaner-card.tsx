import { type LucideIcon, Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { enoughJobs } from '#contract/enough-jobs.ts';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatDay, formatList, formatMoney, formatNumber } from '#web/platform/format.ts';
import { formatShare } from '#web/platform/format-share.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { BlockButton, CleanerMenu } from './block-button.tsx';
import { BookAgain } from './book-again.tsx';
import { FavoriteButton } from './favorite-button.tsx';

/** A cleaner who has bid for or worked with this host: who, what tells whether to book them, and the next booking one press away. */
export function KnownCleanerCard({ cleaner, onView }: { cleaner: KnownCleaner; onView: () => void }) {
  const { t } = useTranslation('host');
  const { name, pictureUrl, blocked } = cleaner;
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
          <Between cleaner={cleaner} />
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
        <Button
          size="compact"
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('cleaners.viewOf', { name })}
          onClick={onView}
        >
          {t('cleaners.view')}
        </Button>
        <Reach cleaner={cleaner} />
      </div>
    </Card>
  );
}

/** More homes than these are a list that nobody reads. */
const mostHomes = 3;

/** How good, how punctual, which homes they know, and what was last and comes next. */
function Between({ cleaner }: { cleaner: KnownCleaner }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { ratingAvg, ratingCount, record, jobsCompleted: count, homes = [], lastCleaning: last, nextJob } = cleaner;
  const reach = [cleaner.email, cleaner.phone].filter(Boolean);
  const isTold = record !== undefined && record.started >= enoughJobs;
  return (
    <div className="grid gap-1 text-13 text-ink-soft tabular-nums">
      <p className="flex flex-wrap gap-x-3 text-ink">
        {ratingAvg === null ? t('cleaners.new') : <StarRating value={ratingAvg} count={ratingCount} />}
        {isTold && (
          <span>{t('cleaners.onTime', { percent: formatShare(record.startedOnTime, record.started, language) })}</span>
        )}
      </p>
      <p>{t('cleaners.completed', { count, shown: formatNumber(count, language) })}</p>
      {homes.length > 0 && (
        <p className="wrap-anywhere">
          {t(homes.length > mostHomes ? 'cleaners.knowsBest' : 'cleaners.knows', {
            homes: formatList(homes.slice(0, mostHomes), language),
          })}
        </p>
      )}
      {nextJob && (
        <p>
          <TextLink to={to('job', { id: nextJob.jobId })}>
            {t('cleaners.next', { when: formatDateTime(nextJob.startTime, { language, timeZone: nextJob.timeZone }) })}
          </TextLink>
        </p>
      )}
      {last && (
        <p>
          {t('cleaners.last', {
            day: formatDay(last.startTime, { language, timeZone: last.timeZone }),
            amount: formatMoney(last.chargedCents),
          })}
        </p>
      )}
      {reach.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          {reach.map((way) => (
            <bdi key={way} className="wrap-anywhere">
              {way}
            </bdi>
          ))}
        </p>
      )}
    </div>
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
