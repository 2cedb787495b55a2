import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Weekday, weekdays } from '#contract/states.ts';
import { Switch } from '#web/ui/switch.tsx';
import { DayChips } from './day-chips.tsx';
import { HourField } from './hour-field.tsx';
import { hoursOfWeek } from './hours-in-words.ts';
import type { AvailabilityForm } from './use-save-availability.ts';
import { WeekInWords } from './week-in-words.tsx';
import { WeekdayHours } from './weekday-hours.tsx';

/** Which days are worked, and their hours: one from and until for all of them, or each its own. */
export function WeekHours({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('availability');
  const week = form.watch('weekly');
  const [alike, setAlike] = useState(() => hoursOfWeek(week).length <= 1);
  const model = weekdays.find((day) => week[day].available) ?? 'monday';
  function turn(on: boolean) {
    setAlike(on);
    if (on) copyToAll(form, model);
  }
  return (
    <div className="grid gap-4">
      <WeekInWords week={week} />
      <Switch checked={alike} onCheckedChange={turn} label={t('same')} detail={t('sameText')} />
      {alike ? (
        <>
          <DayChips form={form} />
          <HoursOfAll form={form} model={model} />
        </>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {weekdays.map((day) => (
            <WeekdayHours key={day} form={form} day={day} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface HoursOfAllProps {
  form: AvailabilityForm;
  /** The day whose hours the others have. */
  model: Weekday;
}

function HoursOfAll({ form, model }: HoursOfAllProps) {
  const { t } = useTranslation('availability');
  const copy = () => copyToAll(form, model);
  return (
    <div className="grid grid-cols-2 gap-3">
      <HourField form={form} name={`weekly.${model}.start`} label={t('from')} onSet={copy} />
      <HourField form={form} name={`weekly.${model}.end`} label={t('until')} onSet={copy} />
    </div>
  );
}

/** Also to the days that are off: a day that is turned on later has the hours of the others. */
function copyToAll({ getValues, setValue }: AvailabilityForm, model: Weekday): void {
  const { start, end } = getValues(`weekly.${model}`);
  for (const day of weekdays) {
    const { available } = getValues(`weekly.${day}`);
    setValue(`weekly.${day}`, { available, start, end }, { shouldDirty: true });
  }
}
