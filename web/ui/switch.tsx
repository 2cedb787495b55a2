import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

export type SwitchProps = {
  /** Undefined until it is known: the knob is on no side. */
  checked: boolean | undefined;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  detail?: ReactNode;
  hideLabel?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** On or off, at once. Both the knob's side and the filled track show which. */
export function Switch({ checked, onCheckedChange, label, detail, hideLabel, disabled, name, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex items-start justify-between gap-4', className)}>
      <label htmlFor={id} className={cx('min-w-0 flex-1 text-14', hideLabel && 'sr-only')}>
        <span className="block font-medium">{label}</span>
        {detail && <span className="block text-13 text-ink-soft">{detail}</span>}
      </label>
      <span className="relative grid h-6 w-11 shrink-0">
        <input
          id={id}
          name={name}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself says whether it is checked
          role="switch"
          checked={checked ?? false}
          disabled={disabled || checked === undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={cx(
            'peer relative appearance-none rounded-full border border-line-strong bg-sunken transition-colors disabled:opacity-50',
            'before:absolute before:-inset-3 before:content-[""] checked:border-green checked:bg-green',
          )}
        />
        <span
          className={cx(
            'pointer-events-none absolute inset-y-0 start-1 my-auto size-4 rounded-full bg-ink-soft transition-[inset-inline-start]',
            'peer-checked:start-6 peer-checked:bg-on-green peer-disabled:opacity-50',
            checked === undefined && 'invisible',
          )}
        />
      </span>
    </div>
  );
}
