import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldGroup } from './field-context.ts';
import { focusAlong } from './focus-along.ts';

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  detail?: ReactNode;
  icon?: LucideIcon;
  /** Stands at the end: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<Value extends string> = {
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  columns?: 1 | 2 | 3;
  /** Names the group where no Field does. */
  label?: string;
  disabled?: boolean;
};

const layout = { 1: 'grid-cols-1', 2: 'grid-cols-1 sm:grid-cols-2', 3: 'grid-cols-1 sm:grid-cols-3' };

/** One choice of a few, each with room for a sentence. Arrow keys move. Use it inside `<Field group>`. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { options, value, onValueChange, columns = 1, label, disabled } = props;
  const group = useFieldGroup();
  const entry = options.find((option) => option.value === value) ?? options.find((option) => !option.disabled);
  return (
    <div
      {...group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => focusAlong(event, true)?.click()}
      className={cx('grid gap-2', layout[columns])}
    >
      {options.map((option) => (
        <Card
          key={option.value}
          option={option}
          checked={option.value === value}
          disabled={disabled || option.disabled}
          tabIndex={option === entry ? 0 : -1}
          onPress={() => onValueChange(option.value)}
        />
      ))}
    </div>
  );
}

interface CardProps<Value extends string> {
  option: RadioCard<Value>;
  checked: boolean;
  disabled: boolean | undefined;
  tabIndex: number;
  onPress: () => void;
}

function Card<Value extends string>({ option, checked, disabled, tabIndex, onPress }: CardProps<Value>) {
  const Icon = option.icon;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot hold the sentence of its choice
    <button
      type="button"
      role="radio"
      aria-checked={checked}
      data-state={checked ? 'checked' : 'unchecked'}
      disabled={disabled}
      tabIndex={tabIndex}
      onClick={onPress}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      className={cx(
        'group flex min-h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-start',
        'transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55',
        'data-[state=checked]:border-green data-[state=checked]:bg-green-tint data-[state=checked]:shadow-[inset_0_0_0_1px_var(--green)]',
      )}
    >
      <span className="grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface group-data-[state=checked]:border-green">
        {checked && <span className="size-2.5 rounded-full bg-green" />}
      </span>
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-soft" />}
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{option.label}</span>
        {option.detail && <span className="block text-13 text-ink-soft">{option.detail}</span>}
      </span>
      {option.aside && <span className="shrink-0 text-13 tabular-nums">{option.aside}</span>}
    </button>
  );
}
