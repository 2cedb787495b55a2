import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { photoStates } from '#contract/photo-truth.ts';
import type { RecordFault } from '#contract/record-faults.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { photoTypes } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRoomName } from '#web/platform/task-name.ts';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { FaultsHere } from './faults-here.tsx';
import { RecordDoubts } from './record-doubts.tsx';
import { RecordPairs } from './record-pairs.tsx';
import type { TurnoverProps } from './turnover-props.ts';
import { useMoment } from './use-moment.ts';
import { useRecordedTask } from './use-recorded-task.ts';

/**
 * The pictures as they are in the file: those of one place over each other, all of them by moment with what their check
 * came to, and what is wrong with one below.
 */
export function RecordPhotos({ record, parts, faults }: TurnoverProps) {
  const { t } = useTranslation('recordEvents');
  const urls = usePictures(parts);
  const nameOf = useName(record);
  const wrong = faults.filter((fault) => isAboutPhoto(fault, record));
  const tileOf = useTile(record, new Set(wrong.map((fault) => fault.name ?? photoOf(fault, record))));
  if (record.photos.length === 0) return <p className="text-14 text-ink-soft">{t('noPhotos')}</p>;
  const gone = record.photos.filter(({ file }) => file === null).length;
  const doubted = record.photos.filter(({ file, truth }) => file !== null && truth !== 'fresh');
  return (
    <div className="grid gap-5">
      <RecordPairs record={record} urls={urls} />
      {photoTypes.map((type) => {
        const shown = record.photos.flatMap((photo) => {
          const src = photo.type === type && photo.file ? urls.get(photo.file) : undefined;
          return src ? [tileOf(photo, src)] : [];
        });
        return (
          shown.length > 0 && (
            <div key={type}>
              <h3 className="mb-1.5 text-14 font-semibold">{t(`type.${type}`)}</h3>
              <PhotoGrid photos={shown} label={t(`type.${type}`)} />
            </div>
          )
        );
      })}
      {wrong.length > 0 && (
        <div className="grid gap-1">
          {wrong.map((fault) => (
            <FaultsHere key={`${fault.code} ${fault.name} ${fault.n}`} faults={[fault]} />
          ))}
        </div>
      )}
      <RecordDoubts record={record} photos={doubted.map((photo) => ({ photo, name: nameOf(photo) }))} />
      {gone > 0 && <p className="text-13 text-ink-soft">{t('gone', { count: gone })}</p>}
    </div>
  );
}

type RecordPhoto = JobRecord['photos'][number];

/** Of a file among the photos, or of what an event tells of one. */
const isAboutPhoto = ({ code, name }: RecordFault, { photos }: JobRecord): boolean =>
  name === undefined
    ? code.startsWith('photo')
    : name.startsWith('photos/') || photos.some(({ file }) => file === name);

/** The id of the photo that the event of a fault tells of, if it is of one alone. */
const photoOf = ({ n }: RecordFault, { links }: JobRecord): unknown =>
  links.find((link) => link.n === n)?.content?.photo;

/** "Before, photo 2": with the number that its file has. */
function useName({ photos }: JobRecord): (photo: RecordPhoto) => string {
  const { t } = useTranslation('recordEvents');
  const { language } = useLanguage();
  return (photo) => {
    const type = photoTypes.find((known) => known === photo.type);
    const number = formatNumber(photos.indexOf(photo) + 1, language);
    return t('photo', { type: type ? t(`type.${type}`) : photo.type, number });
  };
}

const tones = { fresh: 'good', reused: 'bad', unverified: 'waiting' } as const;

function useTile(record: JobRecord, wrong: ReadonlySet<unknown>): (photo: RecordPhoto, src: string) => Photo {
  const { t } = useTranslation(['recordEvents', 'work']);
  const { language } = useLanguage();
  const moment = useMoment(record);
  const [nameOf, placeOf] = [useName(record), usePlace(record)];
  return (photo, src) => {
    const { id, file, takenAt, addedAt } = photo;
    const number = formatNumber(record.photos.indexOf(photo) + 1, language);
    const truth = photoStates.find((known) => known === photo.truth) ?? 'unverified';
    const isWrong = wrong.has(file) || wrong.has(id);
    const when = takenAt ? t('taken', { when: moment(takenAt) }) : t('added', { when: moment(addedAt) });
    return {
      ...{ id, src, alt: nameOf(photo), tone: isWrong ? 'bad' : tones[truth] },
      caption: isWrong ? number : [number, t(`work:truth.state.${truth}`)].join(' · '),
      below: [placeOf(photo), when].filter(Boolean).join(' · '),
    };
  };
}

/** What the file says it was taken for. */
function usePlace(record: JobRecord): (photo: RecordPhoto) => string | null {
  const { t } = useTranslation('work');
  const nameOfRoom = useRoomName();
  const nameOf = useRecordedTask(record);
  return ({ room = null, task = null }) => {
    const [name, note] = [nameOfRoom(room), task && nameOf({ name: task, room })];
    return name && note ? t('photos.noted', { name, note }) : (note ?? name ?? null);
  };
}

/** Addresses of the pictures in this browser's memory, given back once they are no longer shown. */
function usePictures(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, string> {
  const urls = useMemo(() => {
    const pictures = [...parts].filter(([name]) => name.startsWith('photos/'));
    return new Map(
      pictures.map(([name, bytes]) => [
        name,
        URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
      ]),
    );
  }, [parts]);
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}
