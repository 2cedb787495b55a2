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
  const { t } = useTranslation('availability');
  const available = form.watch(`weekly.${day}.available`);
  const name = t(`weekdays.${day}`);
  const hours = (part: 'start' | 'end', label: string) => (
    <HourField form={form} name={`weekly.${day}.${part}`} label={label} hideLabel />
  );
  return (
    <li>
      <Controller
        control={form.control}
        name={`weekly.${day}.available`}
        render={({ field }) => (
          <Switch
            className="py-2.5"
            checked={field.value}
            onCheckedChange={field.onChange}
            label={available ? name : <DayOff name={name} />}
          />
        )}
      />
      {!alike && available && (
        <div className="grid grid-cols-2 gap-3 pb-3">
          {hours('start', t('fromOf', { day: name }))}
          {hours('end', t('untilOf', { day: name }))}
        </div>
      )}
    </li>
  );
}

/** Beside a day that nothing is worked on it: for eyes alone, as the switch says it too. */
function DayOff({ name }: { name: string }) {
  const { t } = useTranslation('availability');
  return (
    <span className="flex justify-between gap-x-4 text-ink-soft">
      {name}
      <span aria-hidden>{t('off')}</span>
    </span>
  );
}
