import { useTranslation } from 'react-i18next';
import type { JobRecord } from '#contract/record-file.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRoomName } from '#web/platform/task-name.ts';
import { Section } from '#web/ui/section.tsx';
import { FaultsHere } from './faults-here.tsx';
import { RecordEvents } from './record-events.tsx';
import { RecordPhotos } from './record-photos.tsx';
import type { TurnoverProps } from './turnover-props.ts';
import { useMoment } from './use-moment.ts';
import { useRecordedTask } from './use-recorded-task.ts';

/** The turnover that a file tells of: what happened when, who, the checklist, the photos, the costs; each fault at its place. */
export function Turnover({ record, parts, faults }: TurnoverProps) {
  const { t } = useTranslation('recordEvents');
  return (
    <div className="grid gap-8">
      <Section title={t('people')}>
        <ul className="grid gap-1 text-14">
          {record.people.map(({ mark, role, name }) => (
            <li key={mark}>
              <bdi className="font-medium">{name}</bdi>{' '}
              <span className="text-ink-soft">{t(role === 'host' ? 'role.host' : 'role.cleaner')}</span>
              <FaultsHere faults={faults.filter((fault) => fault.code === 'personChanged' && fault.name === name)} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('photos')} aside={record.photos.length > 0 && t('times', { zone: record.job.timeZone })}>
        <RecordPhotos record={record} parts={parts} faults={faults} />
      </Section>
      <RecordChecklist record={record} />
      <RecordCosts record={record} />
      <Section title={t('events')} aside={t('times', { zone: record.job.timeZone })}>
        <RecordEvents record={record} faults={faults} />
      </Section>
    </div>
  );
}

/** By room: done when, by the one cleaner there is, or skipped why. */
function RecordChecklist({ record }: { record: JobRecord }) {
  const { t } = useTranslation('recordEvents');
  const nameOfRoom = useRoomName();
  const nameOf = useRecordedTask(record);
  const moment = useMoment(record);
  const rooms = Map.groupBy(record.checklist, ({ room }) => nameOfRoom(room) ?? '');
  const cleaners = record.people.filter(({ role }) => role === 'cleaner');
  const by = cleaners.length === 1 ? cleaners[0]?.name : undefined;
  if (record.checklist.length === 0) return null;
  return (
    <Section title={t('checklist')}>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {[...rooms].map(([room, tasks]) => (
          <div key={room}>
            {room && (
              <h3 className="mb-1 text-14 font-semibold">
                <bdi>{room}</bdi>
              </h3>
            )}
            <ul className="grid gap-1.5 text-14">
              {tasks.map(({ id, name, room: of, doneAt, skippedReason }) => (
                <li key={id}>
                  <bdi>{nameOf({ name, room: of })}</bdi>
                  <span className="block text-13 text-ink-soft">
                    {doneAt && (by ? t('doneBy', { when: moment(doneAt), name: by }) : moment(doneAt))}
                    {!doneAt && (skippedReason ? t('skipped', { reason: skippedReason }) : t('notDone'))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function RecordCosts({ record }: { record: JobRecord }) {
  const { t } = useTranslation('recordEvents');
  const moment = useMoment(record);
  if (record.costs.length === 0) return null;
  return (
    <Section title={t('costs')}>
      <ul className="divide-y divide-line text-14">
        {record.costs.map(({ at, kind, amountCents }) => (
          <li key={`${at} ${kind} ${amountCents}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>
              {isCost(kind) ? t(`cost.${kind}`) : t('cost.other')}{' '}
              <span className="text-13 text-ink-soft">{moment(at)}</span>
            </span>
            <span className="font-medium tabular-nums">{formatMoney(Number(amountCents))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const costs = ['job', 'due', 'half', 'tip', 'cancellation', 'waiting', 'refund', 'chargeback', 'other'] as const;
const isCost = (kind: string): kind is (typeof costs)[number] => costs.some((known) => known === kind);
