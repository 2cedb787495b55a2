import { cx } from 'class-variance-authority';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl } from './field-context.ts';

export type CodeFieldProps = {
  value: string;
  onValueChange: (digits: string) => void;
  /** Called once the last digit is entered. */
  onComplete?: (digits: string) => void;
  length?: number;
  disabled?: boolean;
  autoFocus?: boolean;
  id?: string;
  name?: string;
};

/**
 * Large digits for a mailed code. One real input lies over the boxes, so that paste, one-time-code autofill and screen
 * readers work as in any field; typing over a digit replaces it.
 */
export function CodeField(props: CodeFieldProps) {
  const { value, length = 4, disabled, autoFocus, name } = props;
  const control = useFieldControl(props);
  const code = useCode(props);
  return (
    <div dir="ltr" className="relative">
      <input
        {...control}
        ref={code.input}
        name={name}
        value={value}
        disabled={disabled}
        // biome-ignore lint/a11y/noAutofocus: the code step has only this field, and the reader has just asked for it
        autoFocus={autoFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={length}
        onChange={(event) => code.take(event.target.value)}
        onPaste={code.onPaste}
        onKeyDown={code.onKeyDown}
        onSelect={(event) => code.select(event.currentTarget)}
        onFocus={(event) => code.select(event.currentTarget)}
        onBlur={() => code.setActive(null)}
        className="absolute inset-0 z-1 w-full cursor-text bg-transparent text-transparent caret-transparent opacity-0"
      />
      <div aria-hidden className="grid gap-2.5" style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}>
        {Array.from({ length }, (_, index) => (
          <Digit
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are fixed positions, not items
            key={index}
            digit={value[index]}
            active={code.active === index}
            invalid={control['aria-invalid'] === true}
            disabled={disabled}
          />
        ))}
      </div>
    </div>
  );
}

type DigitProps = { digit: string | undefined; active: boolean; invalid: boolean; disabled: boolean | undefined };

function Digit({ digit, active, invalid, disabled }: DigitProps) {
  return (
    <span
      className={cx(
        'grid h-18 place-items-center rounded-card border bg-surface text-28 font-medium tabular-nums',
        invalid ? 'border-red' : 'border-line-strong',
        active && 'outline-2 outline-offset-[-1px] outline-green',
        disabled && 'bg-sunken text-ink-faint',
      )}
    >
      {digit ?? (active && <span className="h-8 w-px animate-breathe bg-ink" />)}
    </span>
  );
}

function useCode({ value, onValueChange, onComplete, length = 4 }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<number | null>(null);

  function take(typed: string) {
    const digits = toDigits(typed).slice(0, length);
    onValueChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  }

  function placeAt(index: number) {
    const at = Math.max(0, Math.min(index, value.length, length - 1));
    input.current?.setSelectionRange(at, Math.min(at + 1, value.length));
    setActive(at);
  }

  // A caret before a digit becomes a selection of that digit, so that typing replaces it.
  // Takes the field from the event: on arrival it is focused before the ref points to it.
  function select(field: HTMLInputElement) {
    if (document.activeElement !== field) return;
    const start = field.selectionStart ?? value.length;
    if (start === field.selectionEnd && start < field.value.length) placeAt(start);
    else setActive(Math.min(start, length - 1));
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = active ?? value.length;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: value.length }[event.key];
    if (to === undefined || event.shiftKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    placeAt(to);
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = toDigits(event.clipboardData.getData('text'));
    if (pasted.length < length) return;
    event.preventDefault();
    take(pasted);
  }

  return { input, active, setActive, take, select, onKeyDown, onPaste };
}

function toDigits(typed: string): string {
  return typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace(/\D/g, '');
}
