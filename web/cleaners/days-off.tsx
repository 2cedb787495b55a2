import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import type { AvailabilityForm } from './use-save-availability.ts';

/** Single days on which nothing is worked. They are saved with the form. */
export function DaysOff({ form }: { form: AvailabilityForm }) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const [day, setDay] = useState('');
  const days = form.watch('daysOff') ?? [];
  const set = (next: readonly string[]) => form.setValue('daysOff', [...new Set(next)].sort(), { shouldDirty: true });
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  function add() {
    set([...days, day]);
    setDay('');
  }
  return (
    <Section title={t('daysOff')} description={t('daysOffText')}>
      <div className="grid gap-4">
        <div className="flex items-end gap-2">
          <Field label={t('addDay')} className="flex-1">
            <DateTimeField kind="date" value={day} onValueChange={setDay} />
          </Field>
          <Button icon={CalendarPlus} className="min-h-11" disabled={!isDay} onClick={add}>
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
      </div>
    </Section>
  );
}
