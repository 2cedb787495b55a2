import { cx } from 'class-variance-authority';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useFieldControl } from './field-context.ts';

export type CheckboxProps = {
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** A second, softer line under the label. */
  detail?: ReactNode;
  /** At the end of the row: minutes, a price. */
  aside?: ReactNode;
  /** Only the box is drawn; the label is still read out. */
  hideLabel?: boolean;
  /** `row`: the whole 48 px line is the target, as in a checklist. */
  size?: 'normal' | 'row';
  /** A task: ticked, it is done and steps back. What is chosen stands out instead. */
  isTask?: boolean;
  disabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

const tick = 'pointer-events-none absolute inset-0 m-auto hidden text-on-green peer-disabled:opacity-50';

/** A box to tick, with its label next to it. */
export function Checkbox(props: CheckboxProps) {
  const {
    checked,
    onCheckedChange,
    label,
    detail,
    aside,
    hideLabel,
    size = 'normal',
    isTask = false,
    className,
  } = props;
  const ownId = useId();
  const control = useFieldControl({ id: props.id ?? ownId });
  const row = size === 'row';
  return (
    <div className={cx('flex gap-3', row ? 'min-h-12 items-center py-1.5' : 'items-start', className)}>
      <span className={cx('relative grid shrink-0', row || hideLabel ? 'size-6' : 'size-5')}>
        <input
          {...control}
          ref={useIndeterminate(checked === 'indeterminate', props.ref)}
          name={props.name}
          type="checkbox"
          checked={checked === true}
          disabled={props.disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={cx(
            'peer relative appearance-none rounded-tag border-[1.5px] border-line-strong bg-surface transition-colors',
            'hover:border-ink-soft disabled:opacity-50 aria-invalid:border-red aria-invalid:outline-red',
            'checked:border-green checked:bg-green indeterminate:border-green indeterminate:bg-green',
            'before:absolute before:content-[""]',
            row || hideLabel ? 'before:-inset-3' : 'before:-inset-3.5',
          )}
        />
        <Minus aria-hidden size={14} strokeWidth={2.6} className={cx(tick, 'peer-indeterminate:block')} />
        <Check aria-hidden size={14} strokeWidth={2.6} className={cx(tick, 'peer-checked:block')} />
      </span>
      <CheckboxWords
        htmlFor={control.id}
        {...{ label, detail, aside, hideLabel, row, done: isTask && checked === true }}
      />
    </div>
  );
}

/** A half tick is not an attribute, so it is set on the element. */
function useIndeterminate(indeterminate: boolean, given: Ref<HTMLInputElement> | undefined) {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given, () => box.current);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return box;
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
