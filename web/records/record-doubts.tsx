import { useTranslation } from 'react-i18next';
import { type PhotoDoubt, photoDoubts } from '#contract/photo-truth.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { useMoment } from './use-moment.ts';

export interface NumberedPhoto {
  photo: JobRecord['photos'][number];
  name: string;
}

/** What the check had against photos when the file was made, or what was missing. */
export function RecordDoubts({ record, photos }: { record: JobRecord; photos: readonly NumberedPhoto[] }) {
  const { t } = useTranslation(['work', 'recordEvents']);
  const reasonsFor = useReasons(record);
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <h3 className="text-14 font-semibold">{t('truth.title')}</h3>
      <ul className="grid gap-1.5 text-14">
        {photos.map(({ photo, name }) => (
          <li key={photo.id}>
            <span className="font-medium">
              {[name, t(photo.truth === 'reused' ? 'truth.state.reused' : 'truth.state.unverified')].join(' · ')}
            </span>
            {reasonsFor(photo).map((reason) => (
              <span key={reason} className="block text-13 text-ink-soft">
                {reason}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useReasons(record: JobRecord): (photo: NumberedPhoto['photo']) => string[] {
  const { t } = useTranslation(['work', 'recordEvents']);
  const { distance } = useDistance();
  const moment = useMoment(record);
  return ({ id, truth, doubts, takenAt }) => {
    const metres = record.links.find(({ content }) => content?.photo === id)?.content?.distanceMetres;
    const far = typeof metres === 'number' ? distance(metres / 1000) : null;
    const told = doubts.filter(isDoubt).filter((doubt) => doubt !== 'far' || far !== null);
    return [
      ...(truth === 'reused' ? [t('recordEvents:reused')] : []),
      ...told.map((doubt) => t(`truth.doubt.${doubt}`, { when: takenAt && moment(takenAt), distance: far })),
    ];
  };
}

const isDoubt = (said: string): said is PhotoDoubt => photoDoubts.some((known) => known === said);
