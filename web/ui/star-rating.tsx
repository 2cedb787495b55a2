import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { StarShape } from './star-shape.tsx';
import { useReaderLanguage } from './use-reader-language.ts';

export type StarRatingProps = {
  /** 0 if there are no ratings. */
  value: number;
  /** How many ratings it is based on. */
  count?: number;
  /** Five stars in a row instead of one star and the number. */
  row?: boolean;
};

/** A rating to read: the number with its star, and how many people gave one. */
export function StarRating({ value, count, row = false }: StarRatingProps) {
  const { t } = useTranslation('ui');
  const shown = formatNumber(value, useReaderLanguage(), 1);
  return (
    <span className="inline-flex items-center gap-1 align-middle whitespace-nowrap tabular-nums">
      <span className="sr-only">{t('ratingOf', { value: shown })}</span>
      <span aria-hidden className="inline-flex gap-0.5">
        {row ? (
          [1, 2, 3, 4, 5].map((star) => <StarShape key={star} filled={star <= Math.round(value)} size={16} />)
        ) : (
          <StarShape filled size={14} />
        )}
      </span>
      <span aria-hidden className="font-medium">
        {shown}
      </span>
      {count !== undefined && <span className="text-ink-soft">({count})</span>}
    </span>
  );
}
