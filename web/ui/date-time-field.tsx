import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { isDay } from '#contract/days.ts';
import { formatDate, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useFieldControl } from './field-context.ts';
import { inputCompact, inputLine, inputStyle } from './input-style.ts';

export type DateTimeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** Wall-clock time in the zone, "2026-11-21T11:00" (or "2026-11-21", "11:00" by kind). */
  value: string;
  onValueChange: (local: string) => void;
  kind?: 'datetime-local' | 'date' | 'time';
  /** The value's IANA zone; its short name on that day is shown after the value. */
  timeZone?: string;
  /** Among other small controls, and written as the product writes a day until it is typed in. */
  compact?: boolean;
};

/** The phone's own picker. The value is local time at the place, and the field names the zone. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onValueChange, kind = 'datetime-local', timeZone, compact, className, ...rest } = props;
  const control = useFieldControl(rest);
  const zone = timeZone && kind !== 'date' ? zoneThen(value, timeZone) : null;
  const { language } = useLanguage();
  // one out of the address may be no day of any calendar
  const day = compact && isDay(value) ? new Date(`${value}T00:00:00Z`) : null;
  return (
    // the browser's own picker stands at its right in every language, so that is where the day leaves room
    <div dir={day ? 'ltr' : undefined} className={cx('group/date relative min-w-0', className)}>
      <input
        {...rest}
        {...control}
        type={kind}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={cx(
          inputStyle,
          compact ? inputCompact : inputLine,
          // a finger opens the picker anywhere in the field
          compact && kind === 'time' && 'pointer-coarse:[&::-webkit-calendar-picker-indicator]:hidden',
          'font-sans tabular-nums',
          zone && 'pe-18',
          day && 'not-focus:text-transparent',
        )}
      />
      {day && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-2.5 flex items-center text-13 tabular-nums group-focus-within/date:hidden pointer-coarse:text-16"
        >
          <bdi>{formatDate(day, language, { dateStyle: 'medium', timeZone: 'UTC' })}</bdi>
        </span>
      )}
      {zone && (
        <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-13 text-ink-soft">
          <bdi>{zone}</bdi>
        </span>
      )}
    </div>
  );
}

/** The zone's short name on the day typed ("EST" in November, "EDT" in July), as of noon UTC that day. */
function zoneThen(local: string, timeZone: string): string {
  const day = local.slice(0, 10);
  return zoneName(isDay(day) ? new Date(`${day}T12:00:00Z`) : new Date(), timeZone);
}
