import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { useFieldGroup } from './field-context.ts';

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  detail?: ReactNode;
  icon?: LucideIcon;
  /** At the end: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<Value extends string> = {
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  columns?: 1 | 2 | 3;
  /** Names the group if there is no Field. */
  label?: string;
  disabled?: boolean;
  /** Takes the focus where nothing is chosen and something should be: the first of them. */
  ref?: Ref<HTMLInputElement>;
};

const layout = { 1: 'grid-cols-1', 2: 'grid-cols-1 sm:grid-cols-2', 3: 'grid-cols-1 sm:grid-cols-3' };

/** One choice out of a few, each with room for a sentence. Use it inside `<Field group>`. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onValueChange, columns = 1, label, disabled, ref } = props;
  const name = useId();
  return (
    <div {...useFieldGroup()} role="radiogroup" aria-label={label} className={cx('grid gap-2', layout[columns])}>
      {options.map((option, index) => (
        <Card
          key={option.value}
          option={option}
          name={name}
          ref={index === 0 ? ref : undefined}
          checked={option.value === value}
          disabled={disabled || option.disabled}
          onChange={() => onValueChange(option.value)}
        />
      ))}
    </div>
  );
}

type CardProps = { option: RadioCard<string> } & ComponentProps<'input'>;

function Card({ option: { icon: Icon, label, detail, aside }, ...input }: CardProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-start',
        'cursor-pointer transition-colors hover:bg-sunken has-disabled:cursor-not-allowed has-disabled:opacity-55',
        'has-checked:border-green has-checked:bg-green-tint has-checked:shadow-[inset_0_0_0_1px_var(--green)]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
      )}
    >
      <input
        {...input}
        type="radio"
        className={cx(
          'grid size-5 shrink-0 cursor-[inherit] appearance-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface outline-none',
          'checked:border-green checked:before:size-2.5 checked:before:rounded-full checked:before:bg-green checked:before:content-[""]',
        )}
      />
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />}
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{label}</span>
        {detail && <span className="block text-13 text-ink-soft">{detail}</span>}
      </span>
      {aside && <span className="shrink-0 text-13 tabular-nums">{aside}</span>}
    </label>
  );
}
