import { useTranslation } from 'react-i18next';
import { photoPairs } from '#contract/photo-pairs.ts';
import { photoStates } from '#contract/photo-truth.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { photoTypes } from '#contract/states.ts';
import { usePairNames } from '#web/platform/use-pair-names.ts';
import { BeforeAfterPairs } from '#web/ui/before-after-pairs.tsx';
import { useRecordedTask } from './use-recorded-task.ts';

interface RecordPairsProps {
  record: Pick<JobRecord, 'photos' | 'checklist'>;
  /** Where each picture that is in the file can be seen, by its name there. */
  urls: ReadonlyMap<string, string>;
}

/** What was found over what was left, by the room and task that the file names. */
export function RecordPairs({ record, urls }: RecordPairsProps) {
  const { t } = useTranslation('work');
  const namesOf = usePairNames();
  const nameOf = useRecordedTask(record);
  const pairs = pairsIn(record, urls);
  const names = namesOf(
    pairs.map(([before, after]) => {
      const task = before.task.id === after.task.id ? nameOf(after.task) : null;
      return { room: after.task.room, task };
    }),
  );
  // what the check came to stands where the photo is seen largest
  const captionOf = ({ photoType, truth }: ShownPhoto) => {
    const doubt = photoStates.find((known) => known === truth && known !== 'fresh');
    return [t(`photos.type.${photoType}`), ...(doubt ? [t(`truth.state.${doubt}`)] : [])].join(' · ');
  };
  const named = pairs.map(([before, after], index) => {
    const name = names[index] ?? '';
    return {
      ...{ id: before.photo.id, name },
      before: aLayer(before.photo.src, name, captionOf(before.photo)),
      after: aLayer(after.photo.src, name, captionOf(after.photo)),
    };
  });
  return <BeforeAfterPairs pairs={named} label={t('photos.pairs')} />;
}

const aLayer = (src: string, name: string, caption: string) => ({ src, alt: `${name}, ${caption}`, caption });

interface ShownPhoto {
  id: string;
  src: string;
  photoType: (typeof photoTypes)[number];
  taskId: string | null;
  truth: string;
}

function pairsIn({ photos, checklist }: RecordPairsProps['record'], urls: RecordPairsProps['urls']) {
  const shown = photos.flatMap(({ id, type, file, task, room, truth }): ShownPhoto[] => {
    const [src, photoType] = [urls.get(file ?? ''), photoTypes.find((known) => known === type)];
    const taskId = (task && checklist.find((one) => one.name === task && one.room === room)?.id) || null;
    return src && photoType ? [{ id, src, photoType, taskId, truth }] : [];
  });
  return photoPairs(shown, checklist);
}
