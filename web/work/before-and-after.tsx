import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoomName, useTaskName } from '#web/platform/task-name.ts';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Pair } from './pairs-in.ts';

/** The pairs of a job's photos, one at a time, under the name of what they show. */
export function BeforeAndAfter({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation('work');
  const [shown, setShown] = useState(0);
  const named = useNamedPairs(pairs);
  const { pair, name } = named[Math.min(shown, named.length - 1)] ?? {};
  if (!pair || !name) return null;
  const { before, after, reference } = pair;
  return (
    <div className="grid max-w-2xl gap-2">
      <h3 className="text-14 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <BeforeAfter
        // the next pair begins in the middle, and with what was found
        key={before.id}
        before={aLayer(before.photoUrl, name, t('photos.type.BEFORE'))}
        after={aLayer(after.photoUrl, name, t('photos.type.AFTER'))}
        reference={
          reference && {
            ...aLayer(reference.photoUrl, name, t('photos.reference')),
            choice: t('photos.compareWith'),
          }
        }
      />
      {named.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('photos.pairs')}</legend>
          {named.map((one, index) => (
            <Chip
              key={one.pair.before.id}
              wraps
              label={one.name}
              pressed={one.pair === pair}
              onPress={() => setShown(index)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

const aLayer = (src: string, name: string, caption: string) => ({ src, alt: `${name}, ${caption}`, caption });

/** "Bathroom: Clean bathrooms"; a second pair of the same has its number. */
function useNamedPairs(pairs: readonly Pair[]): readonly { pair: Pair; name: string }[] {
  const { t } = useTranslation('work');
  const [nameOfRoom, nameOfTask] = [useRoomName(), useTaskName()];
  const counted = new Map<string, number>();
  return pairs.map((pair) => {
    const room = nameOfRoom(pair.room);
    const task = pair.task && nameOfTask(pair.task);
    const name = room && task ? t('photos.noted', { name: room, note: task }) : (room ?? task ?? '');
    const number = (counted.get(name) ?? 0) + 1;
    counted.set(name, number);
    return { pair, name: number === 1 ? name : t('photos.again', { name, number }) };
  });
}
