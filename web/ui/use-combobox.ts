import { type FocusEvent, type KeyboardEvent, type Ref, useState } from 'react';

export type ComboboxOption = { value: string; label: string; detail?: string };

export type ComboboxProps = {
  ref?: Ref<HTMLInputElement>;
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Receives what is typed, and '' once the list closes, for options from a server; without it the given options are filtered here. */
  onSearch?: (typed: string) => void;
  /** The end of the list has come into sight: for options that come by the page. */
  onEnd?: (() => void) | undefined;
  /** What is chosen, where the options may not have it. */
  chosen?: ComboboxOption | undefined;
  loading?: boolean;
  placeholder?: string;
  /** Shown when nothing matches. */
  emptyLabel: string;
  id?: string;
  'aria-label'?: string | undefined;
  disabled?: boolean | undefined;
  size?: 'compact' | 'normal' | undefined;
  /** The focus has left the field and its list. */
  onBlur?: (() => void) | undefined;
};

/** What is typed, which options match, and which one the arrows are on. */
export function useCombobox({ options, value, onValueChange, onSearch, ...given }: ComboboxProps) {
  const [taken, setTaken] = useState(given.chosen);
  const chosen = [...options, given.chosen, taken].find((option) => option?.value === value);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = typed === null || onSearch ? options : options.filter((option) => fits(option, typed));

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(0);
    if (typed !== null) onSearch?.('');
  }

  function type(next: string) {
    setTyped(next);
    setOpen(true);
    setActive(0);
    onSearch?.(next);
    if (next === '') onValueChange(null);
  }

  function choose(option: ComboboxOption) {
    setTaken(option);
    onValueChange(option.value);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setActive(open ? (active + step + found.length) % found.length : 0);
      setOpen(true);
    }
    const pick = found[active];
    if (event.key === 'Enter' && open && pick) {
      event.preventDefault();
      choose(pick);
    }
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  }

  function onBlur(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    given.onBlur?.();
  }

  return { text: typed ?? chosen?.label ?? '', typed, open, setOpen, active, found, type, choose, onKeyDown, onBlur };
}

function fits(option: ComboboxOption, typed: string): boolean {
  return fold(`${option.label} ${option.detail ?? ''}`).includes(fold(typed.trim()));
}

/** "Águila" is found by "aguila". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
