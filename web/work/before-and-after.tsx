import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Pair } from './pairs-in.ts';

/** The pairs of a job's photos, one at a time. */
export function BeforeAndAfter({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation('work');
  const [shown, setShown] = useState(0);
  const pair = pairs[Math.min(shown, pairs.length - 1)];
  if (!pair) return null;
  return (
    <div className="grid max-w-2xl gap-2">
      <BeforeAfter
        before={{ src: pair.before.photoUrl, alt: t('photos.type.BEFORE'), caption: t('photos.type.BEFORE') }}
        after={{ src: pair.after.photoUrl, alt: t('photos.type.AFTER'), caption: t('photos.type.AFTER') }}
      />
      {pairs.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('photos.pairs')}</legend>
          {pairs.map(({ before }, index) => (
            <Chip
              key={before.id}
              label={t('photos.pair', { number: index + 1 })}
              pressed={pair.before.id === before.id}
              onPress={() => setShown(index)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
