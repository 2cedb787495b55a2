import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { JobPlace, PlaceChange } from '#contract/place-change.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';

interface PlaceChangeRowsProps {
  change: Pick<PlaceChange, 'before' | 'after'>;
  job: Pick<Job, 'startTime' | 'endTime'>;
}

/** Old and new side by side, and only what differs. Another zone shows as the same moment on another clock. */
export function PlaceChangeRows({ change, job }: PlaceChangeRowsProps) {
  const { t } = useTranslation('hiring');
  const rows = useRows(job);
  const [before, after] = [rows(change.before), rows(change.after)];
  const differing = keys.filter(
    (key) => before[key] !== after[key] && !(key === 'area' && before.address !== after.address),
  );
  return (
    <table className="my-3 w-full border-collapse border-y border-rule">
      <thead>
        <tr className="text-12 text-ink-soft">
          <td className="max-sm:hidden" />
          <th scope="col" className={head}>
            {t('placeChange.before')}
          </th>
          <th scope="col" className={head}>
            {t('placeChange.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {differing.map((key) => (
          <tr key={key} className="border-t border-line max-sm:grid max-sm:grid-cols-2">
            <th
              scope="row"
              className="py-2 pe-4 text-start align-top text-12 font-normal text-ink-soft max-sm:col-span-2 max-sm:pb-0"
            >
              {t(`placeChange.${key}`)}
            </th>
            <td className={cell}>{before[key] ? <bdi>{before[key]}</bdi> : t('placeChange.none')}</td>
            <td className={`${cell} font-semibold`}>{after[key] ? <bdi>{after[key]}</bdi> : t('placeChange.none')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keys = ['address', 'area', 'when', 'rooms', 'notes'] as const;
const head = 'w-1/2 py-2 pe-4 text-start align-top font-normal sm:w-2/5';
const cell = 'py-2 pe-4 align-top whitespace-pre-line wrap-anywhere';

/** Each row as text; what reads alike has not changed. */
function useRows({ startTime, endTime }: PlaceChangeRowsProps['job']) {
  const { language } = useLanguage();
  const rooms = useRooms();
  return (place: JobPlace): Record<(typeof keys)[number], string | null> => ({
    address: place.address,
    area: [place.city, place.state, place.zipCode].filter(Boolean).join(', ') || null,
    when: formatRange(startTime, endTime, { language, timeZone: place.timeZone }),
    rooms: rooms(place),
    notes: place.notes,
  });
}
