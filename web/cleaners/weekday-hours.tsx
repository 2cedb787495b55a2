import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { Weekday } from '#contract/states.ts';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';

export type AvailabilityValues = SentBodyOf<typeof import('#contract/cleaners.ts').updateAvailability>;

interface WeekdayHoursProps {
  form: UseFormReturn<AvailabilityValues>;
  day: Weekday;
}

/** One weekday: worked or not, and from when until when. */
export function WeekdayHours({ form, day }: WeekdayHoursProps) {
  const { t } = useTranslation('cleaner');
  const available = form.watch(`weekly.${day}.available`);
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Controller
        control={form.control}
        name={`weekly.${day}.available`}
        render={({ field }) => (
          <Switch
            className="sm:pt-2"
            checked={field.value}
            onCheckedChange={field.onChange}
            label={t(`weekdays.${day}`)}
          />
        )}
      />
      {available ? (
        <div className="grid max-w-md grid-cols-2 gap-3">
          <Hour
            form={form}
            name={`weekly.${day}.start`}
            label={t('availability.fromOf', { day: t(`weekdays.${day}`) })}
          />
          <Hour
            form={form}
            name={`weekly.${day}.end`}
            label={t('availability.untilOf', { day: t(`weekdays.${day}`) })}
          />
        </div>
      ) : (
        <p className="text-14 text-ink-soft sm:py-2">{t('availability.off')}</p>
      )}
    </li>
  );
}

interface HourProps {
  form: UseFormReturn<AvailabilityValues>;
  name: `weekly.${Weekday}.${'start' | 'end'}`;
  label: string;
}

function Hour({ form, name, label }: HourProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} hideLabel>
          <DateTimeField
            ref={field.ref}
            kind="time"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
