import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import frontDoor from './front-door.svg';

/** The example's times are instants, so that the weekday is the date's in every language. */
const timeZone = 'America/New_York';
const checkOut = '2026-11-20T16:00:00Z';
const submitted = '2026-11-20T19:18:00Z';
const checkIn = '2026-11-20T21:00:00Z';
const hourAndMinute = { hour: 'numeric', minute: '2-digit' } as const;
const dayAndTime = { weekday: 'short', month: 'short', day: 'numeric', ...hourAndMinute } as const;

/** What all of it is for: a door, and behind it a turnover that is done. */
export function AuthPicture() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const at = (instant: string, parts: Intl.DateTimeFormatOptions) =>
    formatDate(new Date(instant), language, { ...parts, timeZone });
  return (
    <aside aria-label={t('picture.label')} className="sticky top-0 hidden h-dvh overflow-hidden bg-linen lg:block">
      <img src={frontDoor} alt={t('picture.door')} className="photo absolute inset-0 size-full object-cover" />
      <Card float className="absolute start-10 bottom-10 w-78">
        <div className="flex items-center justify-between gap-3">
          <p className="text-16 font-semibold">
            <bdi>{t('picture.property')}</bdi>
          </p>
          <Badge tone="green" icon={Check}>
            {t('picture.ready')}
          </Badge>
        </div>
        <p className="text-13 text-ink-soft tabular-nums">
          {t('picture.handedIn', { when: at(submitted, dayAndTime) })}
        </p>
        <p className="mt-3 text-13 font-semibold text-green-ink tabular-nums">{t('picture.done')}</p>
        <div aria-hidden className="mt-1.5 grid h-6.5 grid-cols-[34%_1fr_26%] gap-0.75">
          <span className="rounded-mark bg-linen" />
          <span className="rounded-mark bg-green" />
          <span className="rounded-mark bg-linen" />
        </div>
        <div className="mt-1.5 flex justify-between gap-3 text-12 text-ink-soft tabular-nums">
          <span>{t('picture.out', { time: at(checkOut, hourAndMinute) })}</span>
          <span>{t('picture.in', { time: at(checkIn, hourAndMinute) })}</span>
        </div>
      </Card>
    </aside>
  );
}
