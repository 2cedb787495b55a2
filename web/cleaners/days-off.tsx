import { CalendarPlus } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime } from '#contract/zoned-time.ts';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ownZone } from '#web/platform/own-zone.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import type { AvailabilityForm } from './use-save-availability.ts';

// Most have no days off.
const JobsOnDaysOff = lazy(() => import('./jobs-on-days-off.tsx').then((file) => ({ default: file.JobsOnDaysOff })));

/** Single days on which nothing is worked. They are saved with the form. */
export function DaysOff({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const [day, setDay] = useState('');
  const { date: today } = localTime(new Date(useNow()), ownZone());
  const days = (form.watch('daysOff') ?? []).filter((each) => each >= today);
  const set = (next: readonly string[]) => form.setValue('daysOff', [...new Set(next)].sort(), { shouldDirty: true });
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const isPast = isDay && day < today;
  function add() {
    set([...days, day]);
    setDay('');
  }
  function onEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // saves nothing else that stands in the form
    event.preventDefault();
    if (isDay && !isPast) add();
  }
  return (
    <Section title={t('daysOff')} description={t('daysOffText')}>
      <div className="grid gap-4">
        <div className="flex items-end gap-2">
          <Field label={t('addDay')} error={isPast ? t('pastDay') : undefined} className="flex-1">
            <DateTimeField kind="date" min={today} value={day} onValueChange={setDay} onKeyDown={onEnter} />
          </Field>
          <Button icon={CalendarPlus} className="min-h-11" disabled={!isDay || isPast} onClick={add}>
            {t('add')}
          </Button>
        </div>
        {days.length === 0 && <p className="text-14 text-ink-soft">{t('noDays')}</p>}
        <div className="flex flex-wrap gap-2">
          {days.map((each) => (
            <Chip
              key={each}
              label={formatDay(`${each}T12:00:00Z`, { language, timeZone: 'UTC' })}
              onRemove={() => set(days.filter((other) => other !== each))}
            />
          ))}
        </div>
        {days.length > 0 && (
          <Suspense fallback={null}>
            <JobsOnDaysOff days={days} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
