import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { JobPlace, JobTimes, OfferedChange } from '#contract/offered-change.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRooms } from '#web/platform/use-rooms.ts';

interface ChangeRowsProps {
  change: Pick<OfferedChange, 'before' | 'after' | 'times'>;
  job: Pick<Job, 'startTime' | 'endTime'>;
}

/** Old and new side by side, and only what differs. Another zone shows as the same moment on another clock. */
export function ChangeRows({ change, job }: ChangeRowsProps) {
  const { t } = useTranslation('placeChange');
  const rows = useRows();
  const { times } = change;
  const [before, after] = [rows(change.before, times?.before ?? job), rows(change.after, times?.after ?? job)];
  return (
    <table className="w-full table-fixed border-collapse">
      <thead className="text-13 text-ink-soft">
        <tr>
          <th scope="col" className={head}>
            {t('before')}
          </th>
          <th scope="col" className={head}>
            {t('after')}
          </th>
        </tr>
      </thead>
      {differing(before, after).map((key) => (
        // each thing that changed has its name above both, so that they have the whole width of a phone
        <tbody key={key} className="border-t border-line">
          <tr>
            <th colSpan={2} scope="rowgroup" className="pt-2 text-start text-12 font-normal text-ink-soft">
              {t(`${key}`)}
            </th>
          </tr>
          <tr>
            <td className={cell}>{before[key] ? <bdi>{before[key]}</bdi> : t('none')}</td>
            <td className={`${cell} font-semibold`}>{after[key] ? <bdi>{after[key]}</bdi> : t('none')}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const head = 'pb-2 pe-4 text-start font-normal';
const cell = 'pe-4 pb-2 align-top whitespace-pre-line wrap-break-word';

type Rows = Record<(typeof keys)[number], string | null>;
const keys = ['address', 'area', 'when', 'rooms', 'notes'] as const;

/** Another address says itself where it is; the area alone changes when a host adds the ZIP code. */
const differing = (before: Rows, after: Rows) =>
  keys.filter((key) => before[key] !== after[key] && (key !== 'area' || before.address === after.address));

/** Each row as text; what reads alike has not changed. */
function useRows() {
  const { language } = useLanguage();
  const rooms = useRooms();
  return (place: JobPlace, { startTime, endTime }: JobTimes): Rows => ({
    address: place.address,
    area: [place.city, place.state, place.zipCode].filter(Boolean).join(', ') || null,
    when: formatRange(startTime, endTime, { language, timeZone: place.timeZone }),
    rooms: rooms(place),
    notes: place.notes,
  });
}
