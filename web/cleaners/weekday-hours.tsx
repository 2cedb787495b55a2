import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Weekday } from '#contract/states.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { HourField } from './hour-field.tsx';
import { shortWeekday } from './short-weekday.ts';
import type { AvailabilityForm } from './use-save-availability.ts';

interface WeekdayHoursProps {
  form: AvailabilityForm;
  day: Weekday;
}

/** One weekday in one row: worked or not, and from when until when. */
export function WeekdayHours({ form, day }: WeekdayHoursProps) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const available = form.watch(`weekly.${day}.available`);
  const name = t(`weekdays.${day}`);
  const hours = (part: 'start' | 'end', label: string) => (
    <HourField compact form={form} name={`weekly.${day}.${part}`} label={label} hideLabel />
  );
  return (
    <li className="flex min-h-13 items-center gap-2 py-1">
      {available && (
        <>
          <span aria-hidden className="min-w-10 flex-1 text-14 font-medium">
            {shortWeekday(day, language)}
          </span>
          <div className="grid grid-cols-2 items-start gap-1.5">
            {hours('start', t('fromOf', { day: name }))}
            {hours('end', t('untilOf', { day: name }))}
          </div>
        </>
      )}
      <Controller
        control={form.control}
        name={`weekly.${day}.available`}
        render={({ field }) => (
          <Switch
            className={available ? 'shrink-0' : 'flex-1'}
            checked={field.value}
            onCheckedChange={field.onChange}
            hideLabel={available}
            label={available ? name : <DayOff name={name} />}
          />
        )}
      />
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
