import { useTranslation } from 'react-i18next';
import { photoPairs } from '#contract/photo-pairs.ts';
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
  const named = pairs.map(([before, after], index) => {
    const name = names[index] ?? '';
    return {
      ...{ id: before.photo.id, name },
      before: aLayer(before.photo.src, name, t('photos.type.BEFORE')),
      after: aLayer(after.photo.src, name, t('photos.type.AFTER')),
    };
  });
  return <BeforeAfterPairs pairs={named} label={t('photos.pairs')} />;
}

const aLayer = (src: string, name: string, caption: string) => ({ src, alt: `${name}, ${caption}`, caption });

function pairsIn({ photos, checklist }: RecordPairsProps['record'], urls: RecordPairsProps['urls']) {
  const shown = photos.flatMap(({ id, type, file, task, room }) => {
    const [src, photoType] = [urls.get(file ?? ''), photoTypes.find((known) => known === type)];
    const taskId = (task && checklist.find((one) => one.name === task && one.room === room)?.id) || null;
    return src && photoType ? [{ id, src, photoType, taskId }] : [];
  });
  return photoPairs(shown, checklist);
}
