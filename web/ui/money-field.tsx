import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type Cents, centsToDecimal, parseCents } from '#contract/money.ts';
import { useFieldControl } from './field-context.ts';
import { inputLine, inputStyle } from './input-style.ts';

export type MoneyFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** As typed ("120", "1,234.5"); the field keeps what it cannot read. */
  value: string;
  /** The text and its value; null while it is not an amount. */
  onValueChange: (typed: string, cents: Cents | null) => void;
  /** The currency sign in front. */
  sign?: string;
};

/** An amount of money with its sign. On leaving, a readable amount is shown with two decimals. */
export function MoneyField({ value, onValueChange, onBlur, sign = '$', className, ...rest }: MoneyFieldProps) {
  const control = useFieldControl(rest);
  return (
    <div dir="ltr" className={cx('relative min-w-0', className)}>
      <span aria-hidden className="absolute inset-y-0 start-3 flex items-center text-16 text-ink-soft">
        {sign}
      </span>
      <input
        autoComplete="off"
        {...rest}
        {...control}
        type="text"
        inputMode="decimal"
        value={value}
        onChange={(event) => onValueChange(event.target.value, parseCents(event.target.value))}
        onBlur={(event) => {
          const cents = parseCents(value);
          if (cents !== null && centsToDecimal(cents) !== value) onValueChange(centsToDecimal(cents), cents);
          onBlur?.(event);
        }}
        className={cx(inputStyle, inputLine, 'ps-7 tabular-nums')}
      />
    </div>
  );
}
