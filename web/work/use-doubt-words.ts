import { useTranslation } from 'react-i18next';
import type { PhotoDoubt } from '#contract/photo-truth.ts';
import type { Deliverable } from '#contract/work.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';

type DoubtWords = (photo: Pick<Deliverable, 'takenAt' | 'truth'>) => readonly string[];

/** What is missing of a photo or speaks against it, in words. */
export function useDoubtWords(timeZone: string): DoubtWords {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { distance } = useDistance();
  return ({ takenAt, truth: { doubts, distanceMetres } }) => {
    const values = {
      when: takenAt && formatMedium(takenAt, { language, timeZone }),
      distance: distance((distanceMetres ?? 0) / 1000),
    };
    // sent without a signal, a photo brings the time along that the phone's clock showed
    const wordsFor = (doubt: PhotoDoubt) => (doubt === 'noTime' && takenAt ? 'phoneTime' : doubt);
    return doubts.map((doubt) => t(`truth.doubt.${wordsFor(doubt)}`, values));
  };
}
