import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyle } from './input-style.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string;
  size?: 'compact' | 'normal';
};

/** The browser's own select, styled: works on every phone and fully by keyboard. */
export function Select({ options, placeholder, size = 'normal', className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  const height =
    size === 'compact' ? 'min-h-8 ps-2.5 pe-8 text-13 pointer-coarse:min-h-11' : 'min-h-11 ps-3 pe-9 text-16';
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select {...rest} {...control} className={cx(inputStyle, 'appearance-none py-1.5', height)}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-ink-soft"
      />
    </span>
  );
}
