import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { isDay } from '#contract/days.ts';
import type { LanguageCode } from '#contract/languages.ts';
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
  /** Among other small controls. */
  compact?: boolean;
};

/**
 * The phone's own picker. The value is local time at the place, and the field names the zone; until it is typed in, it is
 * written as the product writes a day, and an empty one says in words what to choose where it has a placeholder.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onValueChange, kind = 'datetime-local', timeZone, compact, placeholder, className, ...rest } = props;
  const control = useFieldControl(rest);
  const zone = timeZone && kind !== 'date' ? zoneThen(value, timeZone) : null;
  const { language } = useLanguage();
  const written = writtenOf({ value, kind, language, compact }) ?? (value === '' ? placeholder : undefined);
  return (
    // the browser's own picker stands at its right in every language, so that is where the day leaves room
    <div dir={written ? 'ltr' : undefined} className={cx('group/date relative min-w-0', className)}>
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
          written && 'not-focus:text-transparent',
        )}
      />
      {written && (
        <span
          aria-hidden
          className={cx(
            'pointer-events-none absolute inset-y-0 flex items-center tabular-nums group-focus-within/date:hidden',
            compact ? 'start-2.5 text-13 pointer-coarse:text-16' : 'start-3 text-16',
            value === '' && 'text-ink-soft',
          )}
        >
          <bdi>{written}</bdi>
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

type Shown = Pick<DateTimeFieldProps, 'value' | 'kind' | 'compact'> & { language: LanguageCode };

/** One out of the address may be no day of any calendar: the browser writes it, or nothing. */
function writtenOf({ value, kind, compact, language }: Shown): string | undefined {
  const [day = '', time] = value.split('T');
  if (!isDay(day)) return undefined;
  if (kind === 'datetime-local' && time)
    return formatDate(new Date(`${day}T${time}Z`), language, {
      ...{ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
    });
  return compact
    ? formatDate(new Date(`${day}T00:00:00Z`), language, { dateStyle: 'medium', timeZone: 'UTC' })
    : undefined;
}

/** The zone's short name on the day typed ("EST" in November, "EDT" in July), as of noon UTC that day. */
function zoneThen(local: string, timeZone: string): string {
  const day = local.slice(0, 10);
  return zoneName(isDay(day) ? new Date(`${day}T12:00:00Z`) : new Date(), timeZone);
}
