import { cx } from 'class-variance-authority';
import { focusAlong } from './focus-along.ts';

export type Segment<Value extends string> = { value: Value; label: string; disabled?: boolean };

export type SegmentedProps<Value extends string> = {
  options: readonly Segment<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  /** Names the group. */
  label: string;
  /** A second press on the chosen one takes the choice away. */
  clearable?: boolean;
  size?: 'compact' | 'normal';
};

/** Two to four short choices in one frame ("1st 2nd 3rd"). */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onValueChange, label, clearable = false, size = 'normal' } = props;
  const entry = options.find((option) => option.value === value) ?? options.find(({ disabled }) => !disabled);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => focusAlong(event, true)}
      className="inline-flex max-w-full rounded-control border border-line-strong bg-surface"
    >
      {options.map((option) => {
        const on = option.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a second press may take the choice away, which an input cannot
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={on}
            data-state={on ? 'on' : 'off'}
            disabled={option.disabled}
            tabIndex={option === entry ? 0 : -1}
            onClick={() => (on ? clearable && onValueChange(null) : onValueChange(option.value))}
            className={cx(
              'flex-auto px-3 text-13 font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken',
              'border-s border-line first:rounded-s-[7px] first:border-s-0 last:rounded-e-[7px] disabled:opacity-50 pointer-coarse:min-h-11',
              'data-[state=on]:bg-green data-[state=on]:font-semibold data-[state=on]:text-on-green',
              size === 'compact' ? 'min-h-7.5' : 'min-h-9.5',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
