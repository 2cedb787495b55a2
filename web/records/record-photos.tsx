import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { photoTypes } from '#contract/states.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';
import { FaultsHere } from './faults-here.tsx';
import type { TurnoverProps } from './turnover-props.ts';
import { useMoment } from './use-moment.ts';

/** The pictures as they are in the file, by moment; what is wrong with one stands below them. */
export function RecordPhotos({ record, parts, faults }: TurnoverProps) {
  const { t } = useTranslation('recordEvents');
  const { language } = useLanguage();
  const moment = useMoment(record);
  const urls = usePictures(parts);
  const files = new Set(record.photos.map(({ file }) => file));
  const wrong = faults.filter(({ name }) => name?.startsWith('photos/') || (name && files.has(name)));
  if (record.photos.length === 0) return <p className="text-14 text-ink-soft">{t('noPhotos')}</p>;
  return (
    <div className="grid gap-4">
      {photoTypes.map((type) => {
        const shown = record.photos.flatMap(({ id, type: own, file, takenAt, addedAt, truth }, index): Photo[] => {
          const src = file && urls.get(file);
          if (own !== type || !src) return [];
          const isWrong = wrong.some(({ name }) => name === file);
          const number = formatNumber(index + 1, language);
          return [
            {
              ...{ id, src, alt: t('photo', { type: t(`type.${type}`), number }) },
              caption: number,
              tone: isWrong ? 'bad' : truth === 'fresh' ? 'good' : 'waiting',
              below: takenAt ? t('taken', { when: moment(takenAt) }) : t('added', { when: moment(addedAt) }),
            },
          ];
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
            <FaultsHere key={`${fault.code} ${fault.name}`} faults={[fault]} />
          ))}
        </div>
      )}
    </div>
  );
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
