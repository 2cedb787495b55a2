import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useId } from 'react';

export type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean };

export type SegmentedProps<Value extends string> = {
  options: readonly Segment<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  /** Names the group. */
  label: string;
  /** A second press on the chosen one clears the choice. */
  clearable?: boolean;
  size?: 'compact' | 'normal';
  /** The arrow keys only move; Enter or Space chooses. For choices that do something at once. */
  deliberate?: boolean;
  /** Said with the group's name. */
  description?: string;
};

/** Two to four short choices in one frame ("1st 2nd 3rd"). */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onValueChange, label, clearable = false, size = 'normal', deliberate, description } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-description={description}
      onKeyDown={deliberate ? moveOnly : undefined}
      className="inline-flex max-w-full rounded-control bg-sunken p-0.5"
    >
      {options.map((option) => {
        const on = option.value === value;
        return (
          <label
            key={option.value}
            className={cx(
              'relative grid flex-auto place-items-center rounded-[7px] px-3 text-13 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink',
              'has-disabled:opacity-50 pointer-coarse:min-h-11',
              'has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-strong)]',
              size === 'compact' ? 'min-h-7.5' : 'min-h-9.5',
            )}
          >
            {option.label}
            <input
              type="radio"
              name={name}
              checked={on}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              onClick={() => on && clearable && onValueChange(null)}
              className="absolute inset-0 appearance-none rounded-[inherit] focus-visible:z-10"
            />
          </label>
        );
      })}
    </div>
  );
}

/** The keys that move, by their step; left and right as the reader's writing runs. */
function stepOf(key: string, element: Element): number {
  const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  return { ArrowDown: 1, ArrowUp: -1, ArrowRight: forward, ArrowLeft: -forward }[key] ?? 0;
}

function moveOnly(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target;
  if (!(here instanceof HTMLInputElement)) return;
  const all = [...event.currentTarget.querySelectorAll('input')];
  const step = stepOf(event.key, event.currentTarget);
  if (step === 0 && event.key !== 'Enter') return;
  // the browser's own arrows would choose as well, and its Enter would send a form
  event.preventDefault();
  if (step === 0) here.click();
  else all[(all.indexOf(here) + step + all.length) % all.length]?.focus();
}
