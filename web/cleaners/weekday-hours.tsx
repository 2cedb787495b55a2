import { cx } from 'class-variance-authority';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Weekday } from '#contract/states.ts';
import { Switch } from '#web/ui/switch.tsx';
import { HourField } from './hour-field.tsx';
import type { AvailabilityForm } from './use-save-availability.ts';

interface WeekdayHoursProps {
  form: AvailabilityForm;
  day: Weekday;
  /** The hours of all days are set in one place. */
  alike: boolean;
}

/** One weekday: worked or not and, unless it is like the others, from when until when. */
export function WeekdayHours({ form, day, alike }: WeekdayHoursProps) {
  const { t } = useTranslation('cleaner');
  const available = form.watch(`weekly.${day}.available`);
  const name = t(`weekdays.${day}`);
  const hours = (part: 'start' | 'end', label: string) => (
    <HourField form={form} name={`weekly.${day}.${part}`} label={label} hideLabel />
  );
  return (
    <li className={cx('grid items-center gap-x-6', !alike && 'sm:grid-cols-[12rem_minmax(0,1fr)]')}>
      <Controller
        control={form.control}
        name={`weekly.${day}.available`}
        render={({ field }) => (
          <Switch className="py-2.5" checked={field.value} onCheckedChange={field.onChange} label={name} />
        )}
      />
      {!alike && available && (
        <div className="grid max-w-md grid-cols-2 gap-3 pb-3 sm:py-2">
          {hours('start', t('availability.fromOf', { day: name }))}
          {hours('end', t('availability.untilOf', { day: name }))}
        </div>
      )}
    </li>
  );
}
