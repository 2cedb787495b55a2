import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import { useFieldControl } from './field-context.ts';
import { inputCompact, inputLine, inputStyle } from './input-style.ts';
import { Spinner } from './spinner.tsx';
import { type ComboboxOption, type ComboboxProps, useCombobox } from './use-combobox.ts';

/** A field that narrows a list while typing. Arrows move, Enter accepts, Esc closes and restores the old choice. */
export function Combobox(props: ComboboxProps) {
  const control = useFieldControl(props);
  const box = useCombobox(props);
  const listId = `${control.id}-list`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for focus leaving the field and its list, nothing else
    <div className="relative" onBlur={box.onBlur}>
      <input
        {...control}
        ref={props.ref}
        role="combobox"
        aria-label={props['aria-label']}
        aria-expanded={box.open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.open && box.found[box.active] ? `${listId}-${box.active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        disabled={props.disabled}
        placeholder={props.placeholder}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onClick={({ currentTarget }) => enter(box, currentTarget)}
        onKeyDown={box.onKeyDown}
        className={cx(inputStyle, props.size === 'compact' ? inputCompact : inputLine, 'pe-10')}
      />
      <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-ink-soft">
        {props.loading ? <Spinner size={16} /> : <ChevronDown aria-hidden size={16} strokeWidth={1.75} />}
      </span>
      {box.open && (
        <div className="absolute inset-x-0 top-full z-30 mt-1.5 animate-appear rounded-card border border-line bg-surface p-1.5 shadow-float">
          <div
            id={listId}
            role="listbox"
            // what scrolls would be a stop of the Tab key
            tabIndex={-1}
            className="max-h-64 overflow-y-auto"
            onScroll={({ currentTarget }) => isNearEnd(currentTarget) && props.onEnd?.()}
          >
            {box.found.map((option, index) => (
              <Option
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                active={index === box.active}
                chosen={option.value === props.value}
                onChoose={() => box.choose(option)}
              />
            ))}
          </div>
          <p role="status" className={cx('px-2.5 py-2 text-14 text-ink-soft', box.found.length > 0 && 'sr-only')}>
            {box.found.length === 0 && !props.loading ? props.emptyLabel : ''}
          </p>
        </div>
      )}
    </div>
  );
}

/** Opens the list; what is typed then takes the place of what was chosen. */
function enter({ setOpen, typed }: ReturnType<typeof useCombobox>, field: HTMLInputElement): void {
  setOpen(true);
  if (typed === null) field.select();
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) => scrollHeight - scrollTop - clientHeight < 80;

type OptionProps = { id: string; option: ComboboxOption; active: boolean; chosen: boolean; onChoose: () => void };

function Option({ id, option, active, chosen, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keyboard, as in the combobox pattern
    // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant; focus stays in the input
    <div
      id={id}
      ref={active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
      role="option"
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-2 rounded-tag px-2.5 py-1.5 text-14 hover:bg-sunken pointer-coarse:min-h-11',
        active && 'bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        <bdi>{option.label}</bdi>
        {option.detail && (
          <span className="block text-13 text-ink-soft">
            <bdi>{option.detail}</bdi>
          </span>
        )}
      </span>
      {chosen && <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0 text-green-ink" />}
    </div>
  );
}
