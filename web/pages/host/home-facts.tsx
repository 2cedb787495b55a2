import { useTranslation } from 'react-i18next';
import type { HostProperty } from '#contract/properties.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatList, formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';
import { formatWallDay } from '#web/platform/wall-day.ts';
import { Facts } from '#web/ui/facts.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What comes next at a home, and what it is like. */
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
        { key: 'next', label: t('next'), value: <Next home={home} /> },
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

function Next({ home: { nextCleaning: next, timeZone } }: { home: HostProperty }) {
  const { t } = useTranslation('homePage');
  const { language } = useLanguage();
  if (!next) return t('none');
  return (
    <>
      <TextLink className="tabular-nums" to={to('job', { id: next.jobId })}>
        {formatDateTime(next.startTime, { language, timeZone })}
      </TextLink>
      <span className="block text-13 font-normal text-ink-soft">
        {next.cleanerName ? t(next.underWay ? 'there' : 'booked', { name: next.cleanerName }) : t('open')}
      </span>
    </>
  );
}
