import { cx } from 'class-variance-authority';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#contract/states.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { shortWeekday } from './short-weekday.ts';
import type { AvailabilityForm } from './use-save-availability.ts';

/** The week in one row, where all days have the same hours: a day that is worked is filled. */
export function DayChips({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  return (
    <ul className="grid max-w-md grid-cols-7 gap-1">
      {weekdays.map((day) => (
        <li key={day} className="grid">
          <Controller
            control={form.control}
            name={`weekly.${day}.available`}
            render={({ field }) => (
              <button
                type="button"
                role="switch"
                aria-checked={field.value}
                aria-label={t(`weekdays.${day}`)}
                onClick={() => field.onChange(!field.value)}
                className={cx(
                  'min-h-11 rounded-control border text-13 transition-colors hover:border-ink-soft',
                  field.value
                    ? 'border-green bg-green-tint font-semibold text-green-ink'
                    : 'border-line-strong bg-surface text-ink-soft line-through',
                )}
              >
                {shortWeekday(day, language)}
              </button>
            )}
          />
        </li>
      ))}
    </ul>
  );
}
