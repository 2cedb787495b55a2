import { cx } from 'class-variance-authority';
import { Check, Minus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useFieldControl } from './field-context.ts';

export type CheckboxProps = {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** A second, softer line under the label. */
  detail?: ReactNode;
  /** Stands at the end of the row: minutes, a price. */
  aside?: ReactNode;
  /** Only the box is drawn; the label is still spoken. */
  hideLabel?: boolean;
  /** `row`: the whole 48 px line is the target, as in a checklist. */
  size?: 'normal' | 'row';
  disabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** A box to tick, with its words beside it. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, detail, aside, hideLabel, size = 'normal', className } = props;
  const ownId = useId();
  const { required, ...control } = useFieldControl({ id: props.id ?? ownId });
  const row = size === 'row';
  return (
    <div className={cx('flex gap-3', row ? 'min-h-12 items-center py-1.5' : 'items-start', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: an input cannot hold the tick that is drawn in it */}
      <button
        {...control}
        ref={props.ref}
        name={props.name}
        type="button"
        role="checkbox"
        aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
        data-state={checked === 'indeterminate' ? checked : checked ? 'checked' : 'unchecked'}
        aria-required={required || undefined}
        disabled={props.disabled}
        onClick={() => onCheckedChange(checked !== true)}
        onKeyDown={onlySpace}
        className={cx(
          'relative grid shrink-0 place-items-center rounded-tag border-[1.5px] border-line-strong bg-surface text-on-green',
          'transition-colors hover:border-ink-soft disabled:opacity-50 aria-invalid:border-red',
          'data-[state=checked]:border-green data-[state=checked]:bg-green',
          'data-[state=indeterminate]:border-green data-[state=indeterminate]:bg-green',
          'before:absolute before:-inset-2.5 before:content-[""]',
          row || hideLabel ? 'size-6' : 'size-5',
        )}
      >
        {checked === 'indeterminate' && <Minus aria-hidden size={14} strokeWidth={2.6} />}
        {checked === true && <Check aria-hidden size={14} strokeWidth={2.6} />}
      </button>
      <CheckboxWords
        htmlFor={control.id}
        {...{ label, detail, aside, hideLabel, row, done: row && checked === true }}
      />
    </div>
  );
}

/** Enter does not tick a box, as in every other form. */
function onlySpace(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

type WordsProps = Pick<CheckboxProps, 'label' | 'detail' | 'aside' | 'hideLabel'> & {
  htmlFor: string;
  row: boolean;
  done: boolean;
};

function CheckboxWords({ htmlFor, label, detail, aside, hideLabel, row, done }: WordsProps) {
  if (hideLabel) {
    return (
      <label htmlFor={htmlFor} className="sr-only">
        {label}
      </label>
    );
  }
  return (
    <>
      <label htmlFor={htmlFor} className={cx('min-w-0 flex-1', row ? 'text-16' : 'text-14', done && 'text-ink-soft')}>
        {label}
        {detail && <span className="block text-13 text-ink-soft">{detail}</span>}
      </label>
      {aside && <span className="shrink-0 text-13 text-ink-soft tabular-nums">{aside}</span>}
    </>
  );
}
