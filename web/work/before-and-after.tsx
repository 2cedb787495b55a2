import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deliverable } from '#contract/work.ts';
import { BeforeAfter } from '#web/ui/before-after.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** The first BEFORE over the first AFTER, the second over the second: photos are taken in the same order, mostly. */
export function BeforeAndAfter({ photos }: { photos: readonly Deliverable[] }) {
  const { t } = useTranslation('work');
  const [shown, setShown] = useState(0);
  const of = (type: Deliverable['photoType']) => photos.filter(({ photoType }) => photoType === type);
  const afters = of('AFTER');
  const pairs = of('BEFORE').flatMap((before, index) => {
    const after = afters[index];
    return after ? [{ before, after }] : [];
  });
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
