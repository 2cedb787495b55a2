import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  detail?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** On or off, at once. The knob's side and the filled track both say which. */
export function Switch({ checked, onCheckedChange, label, detail, hideLabel, disabled, name, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex items-start justify-between gap-4', className)}>
      <label htmlFor={id} className={cx('min-w-0 flex-1 text-14', hideLabel && 'sr-only')}>
        <span className="block font-medium">{label}</span>
        {detail && <span className="block text-13 text-ink-soft">{detail}</span>}
      </label>
      <button
        id={id}
        name={name}
        type="button"
        role="switch"
        aria-checked={checked}
        data-state={checked ? 'checked' : 'unchecked'}
        disabled={disabled}
        onClick={() => onCheckedChange(!checked)}
        className={cx(
          'relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors disabled:opacity-50',
          'before:absolute before:-inset-2.5 before:content-[""] data-[state=checked]:border-green data-[state=checked]:bg-green',
        )}
      >
        <span
          data-state={checked ? 'checked' : 'unchecked'}
          className="absolute inset-y-0 start-0.75 my-auto size-4 rounded-full bg-ink-soft transition-[inset-inline-start] data-[state=checked]:start-5.75 data-[state=checked]:bg-on-green"
        />
      </button>
    </div>
  );
}
