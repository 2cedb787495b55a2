import { useTranslation } from 'react-i18next';
import { useTaskName } from '#web/platform/task-name.ts';
import { usePairNames } from '#web/platform/use-pair-names.ts';
import { BeforeAfterPairs } from '#web/ui/before-after-pairs.tsx';
import type { Pair } from './pairs-in.ts';

/** The pairs of a job's photos, with how the host wants each place to look. */
export function BeforeAndAfter({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation('work');
  const [namesOf, nameOfTask] = [usePairNames(), useTaskName()];
  const names = namesOf(pairs.map(({ room, task }) => ({ room, task: task && nameOfTask(task) })));
  // what speaks against a photo is not left behind where it is seen largest
  const captionOf = ({ photoType, truth: { state } }: Pair['before']) =>
    [t(`photos.type.${photoType}`), ...(state === 'fresh' ? [] : [t(`truth.state.${state}`)])].join(' · ');
  const named = pairs.map(({ before, after, reference }, index) => {
    const name = names[index] ?? '';
    return {
      ...{ id: before.id, name },
      before: aLayer(before.screenUrl, name, captionOf(before)),
      after: aLayer(after.screenUrl, name, captionOf(after)),
      reference: reference && {
        ...aLayer(reference.photoUrl, name, t('photos.reference')),
        choice: t('photos.compareWith'),
      },
    };
  });
  return <BeforeAfterPairs pairs={named} label={t('photos.pairs')} />;
}

const aLayer = (src: string, name: string, caption: string) => ({ src, alt: `${name}, ${caption}`, caption });
