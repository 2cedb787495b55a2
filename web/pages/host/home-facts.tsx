import { useTranslation } from 'react-i18next';
import type { HostProperty } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatList, formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';
import { formatWallDay } from '#web/platform/wall-day.ts';
import { Facts } from '#web/ui/facts.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What a home is like. */
export function HomeFacts({ home }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  const { language } = useLanguage();
  const rooms = useRooms()(home);
  const { lowSupplies, checkOutTime, checkInTime, inviteFavorites, repeats } = home;
  const postsJobs = home.autoCreateJobs && home.calendarIntegrationEnabled;
  const favorites = t(inviteFavorites ? 'favoritesInvited' : 'favoritesNot');
  const clock = (time: string) => formatTime(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });
  return (
    <Facts
      narrow
      facts={[
        ...(rooms ? [{ key: 'rooms', label: t('rooms'), value: rooms }] : []),
        ...(repeats
          ? [
              {
                key: 'repeats',
                label: t('repeats'),
                value: repeats.date
                  ? t('repeatsNext', { day: formatWallDay(repeats.date, language) })
                  : t(repeats.paused ? 'repeatsPaused' : 'repeatsSkipped'),
              },
            ]
          : []),
        { key: 'payout', label: t('payout'), value: formatMoney(home.defaultPayoutCents) },
        {
          key: 'hours',
          label: t('hours'),
          value: <bdi className="tabular-nums">{`${clock(checkOutTime)} · ${clock(checkInTime)}`}</bdi>,
        },
        ...(postsJobs ? [{ key: 'favorites', label: t('favorites'), value: favorites }] : []),
        ...(lowSupplies.length > 0
          ? [
              {
                key: 'low',
                label: t('low'),
                value: <span className="text-amber-ink">{formatList(lowSupplies, language)}</span>,
              },
            ]
          : []),
      ]}
    />
  );
}

/** What comes next at a home: what its page is opened for, so it is read before all else. */
export function NextCleaning({ home: { nextCleaning: next, timeZone } }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  const { language } = useLanguage();
  return (
    <section aria-labelledby="next-cleaning" className="mb-8 grid gap-0.5 border-y border-line py-4">
      <h2 id="next-cleaning" className="text-13 font-medium text-ink-soft">
        {t('next')}
      </h2>
      {next ? (
        <>
          <p className="text-16 font-semibold tabular-nums">
            <TextLink to={to('job', { id: next.jobId })}>
              {formatDateTime(next.startTime, { language, timeZone })}
            </TextLink>
          </p>
          <p className="text-14 text-ink-soft">
            {next.cleanerName
              ? t(next.underWay ? 'there' : next.unconfirmed ? 'unconfirmed' : 'booked', { name: next.cleanerName })
              : t('open')}
          </p>
        </>
      ) : (
        <p className="text-16">{t('none')}</p>
      )}
    </section>
  );
}
