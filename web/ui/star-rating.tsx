import { cx } from 'class-variance-authority';
import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useFieldGroup } from './field-context.ts';
import { useLocale } from './use-locale.ts';

export type StarRatingProps = {
  /** 0 while nothing is rated. */
  value: number;
  /** How many ratings stand behind it. */
  count?: number;
  /** Five stars in a row instead of one star and the number. */
  row?: boolean;
};

/** A rating to read: the number with its star, and how many gave it. */
export function StarRating({ value, count, row = false }: StarRatingProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const shown = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <span className="sr-only">{t('ratingOf', { value: shown })}</span>
      <span aria-hidden className="inline-flex gap-0.5">
        {row ? (
          [1, 2, 3, 4, 5].map((star) => <Shape key={star} filled={star <= Math.round(value)} size={16} />)
        ) : (
          <Shape filled size={14} />
        )}
      </span>
      <span aria-hidden className="font-medium">
        {shown}
      </span>
      {count !== undefined && <span className="text-ink-soft">({count})</span>}
    </span>
  );
}

export type StarInputProps = {
  value: number | null;
  onValueChange: (stars: number) => void;
  /** Names the group where no Field does. */
  label?: string;
  disabled?: boolean;
};

/** One to five stars to give. Arrow keys move; the number chosen stands beside them in words. */
export function StarInput({ value, onValueChange, label, disabled }: StarInputProps) {
  const { t } = useTranslation('ui');
  const group = useFieldGroup();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RadioGroup.Root
        {...group}
        aria-label={label}
        orientation="horizontal"
        disabled={disabled}
        value={value === null ? '' : String(value)}
        onValueChange={(next) => onValueChange(Number(next))}
        className="-ms-1.5 flex"
      >
        {[1, 2, 3, 4, 5].map((star) => (
          <RadioGroup.Item
            key={star}
            value={String(star)}
            aria-label={t('stars', { count: star })}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken disabled:opacity-50"
          >
            <Shape filled={value !== null && star <= value} size={28} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <span aria-hidden className="text-14 text-ink-soft">
        {value === null ? t('noStars') : t('stars', { count: value })}
      </span>
    </div>
  );
}

function Shape({ filled, size }: { filled: boolean; size: number }) {
  return (
    <Star
      aria-hidden
      size={size}
      strokeWidth={filled ? 0 : 1.75}
      className={cx(filled ? 'fill-amber text-amber' : 'text-line-strong')}
    />
  );
}
