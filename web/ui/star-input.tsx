import { useTranslation } from 'react-i18next';
import { useFieldGroup } from './field-context.ts';
import { focusAlong } from './focus-along.ts';
import { StarShape } from './star-shape.tsx';

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
      <div
        {...group}
        role="radiogroup"
        aria-label={label}
        onKeyDown={(event) => focusAlong(event, true)?.click()}
        className="-ms-1.5 flex"
      >
        {[1, 2, 3, 4, 5].map((star) => (
          // biome-ignore lint/a11y/useSemanticElements: an input cannot hold the star that is drawn in it
          <button
            key={star}
            type="button"
            role="radio"
            aria-checked={star === value}
            aria-label={t('stars', { count: star })}
            disabled={disabled}
            tabIndex={star === (value ?? 1) ? 0 : -1}
            onClick={() => onValueChange(star)}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken disabled:opacity-50"
          >
            <StarShape filled={value !== null && star <= value} size={28} />
          </button>
        ))}
      </div>
      <span aria-hidden className="text-14 text-ink-soft">
        {value === null ? t('noStars') : t('stars', { count: value })}
      </span>
    </div>
  );
}
