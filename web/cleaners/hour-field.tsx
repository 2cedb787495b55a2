import { Controller } from 'react-hook-form';
import type { Weekday } from '#contract/states.ts';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { AvailabilityForm } from './use-save-availability.ts';

interface HourFieldProps {
  form: AvailabilityForm;
  name: `weekly.${Weekday}.${'start' | 'end'}`;
  label: string;
  hideLabel?: boolean;
  /** In a row with others. */
  compact?: boolean;
  /** After a time has been chosen. */
  onSet?: () => void;
}

/** When a day begins or ends. */
export function HourField({ form, name, label, hideLabel = false, compact = false, onSet }: HourFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} error={fieldState.error?.message} hideLabel={hideLabel}>
          <DateTimeField
            ref={field.ref}
            kind="time"
            compact={compact}
            value={field.value}
            onValueChange={(time) => {
              field.onChange(time);
              onSet?.();
            }}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
