import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isDoubled, isSkipped, zonedToUtc } from '#contract/zoned-time.ts';
import { formatTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { PostingForm } from './posting-values.ts';

interface MomentFieldProps {
  form: PostingForm;
  name: 'startTime' | 'endTime';
  label: string;
  timeZone: string | undefined;
  onChosen?: (local: string) => void;
}

/** A date and time on the property's clock; an hour that this clock skips or shows twice is explained. */
export function MomentField({ form, name, label, timeZone, onChosen }: MomentFieldProps) {
  const { t } = useTranslation('posting');
  const noteOf = useClockNote(timeZone);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} help={noteOf(field.value)} error={fieldState.error?.message} required>
          <DateTimeField
            ref={field.ref}
            name={field.name}
            placeholder={t('when.choose')}
            {...(timeZone ? { timeZone } : {})}
            value={field.value}
            onValueChange={(local) => {
              field.onChange(local);
              onChosen?.(local);
            }}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

/** What becomes of an hour in a night the clocks change; nothing for any other. */
function useClockNote(timeZone: string | undefined) {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  return (local: string): string | undefined => {
    const instant = timeZone ? zonedToUtc(local, timeZone) : null;
    if (!timeZone || instant === null) return undefined;
    const time = `${formatTime(instant, { language, timeZone })} ${zoneName(new Date(instant), timeZone)}`;
    if (isSkipped(local, timeZone)) return t('when.skipped', { time });
    return isDoubled(local, timeZone) ? t('when.doubled', { time }) : undefined;
  };
}
