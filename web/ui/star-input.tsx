import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldGroup } from './field-context.ts';
import { StarShape } from './star-shape.tsx';

export type StarInputProps = {
  value: number | null;
  onValueChange: (stars: number) => void;
  /** Names the group if there is no Field. */
  label?: string;
  disabled?: boolean;
};

/** One to five stars to give; the chosen number is shown next to them in words. */
export function StarInput({ value, onValueChange, label, disabled }: StarInputProps) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div {...useFieldGroup()} role="radiogroup" aria-label={label} className="-ms-1.5 flex">
        {[1, 2, 3, 4, 5].map((star) => (
          <span
            key={star}
            className="relative grid size-11 place-items-center rounded-control hover:bg-sunken has-disabled:opacity-50"
          >
            <StarShape filled={value !== null && star <= value} size={28} />
            <input
              type="radio"
              name={name}
              aria-label={t('stars', { count: star })}
              checked={star === value}
              disabled={disabled}
              onChange={() => onValueChange(star)}
              className="absolute inset-0 appearance-none rounded-control"
            />
          </span>
        ))}
      </div>
      <span aria-hidden className="text-14 text-ink-soft">
        {value === null ? t('noStars') : t('stars', { count: value })}
      </span>
    </div>
  );
}
