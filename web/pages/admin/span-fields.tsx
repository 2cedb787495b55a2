import { useTranslation } from 'react-i18next';
import { DateTimeField } from '#web/ui/date-time-field.tsx';
import { Field } from '#web/ui/field.tsx';

interface SpanFieldsProps {
  /** Where the two days are kept. */
  filters: {
    get: (name: 'from' | 'to') => string | null | undefined;
    set: (name: 'from' | 'to', value: string) => void;
  };
}

/** The first and the last day of what is listed, both included. */
export function SpanFields({ filters }: SpanFieldsProps) {
  const { t } = useTranslation('adminLists');
  return (
    <div className="flex items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      {(['from', 'to'] as const).map((end) => (
        // on a phone the name stands above: beside it, the year would be cut off
        <div key={end} className="flex items-center gap-2 max-sm:grid max-sm:gap-1">
          <span aria-hidden className="text-13 text-ink-soft">
            {t(end)}
          </span>
          <Field label={t(end)} hideLabel>
            <DateTimeField
              compact
              kind="date"
              value={filters.get(end) ?? ''}
              onValueChange={(day) => filters.set(end, day)}
            />
          </Field>
        </div>
      ))}
    </div>
  );
}
