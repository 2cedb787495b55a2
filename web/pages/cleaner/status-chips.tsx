import { Chip } from '#web/ui/chip.tsx';

interface StatusChipsProps<Status extends string> {
  /** Names the row for screen readers. */
  label: string;
  all: string;
  options: readonly { value: Status; label: string }[];
  value: Status | undefined;
  onValueChange: (status: Status | undefined) => void;
}

/** Narrows a list to one state, or shows all; on a phone in one line, which scrolls. */
export function StatusChips<Status extends string>(props: StatusChipsProps<Status>) {
  const { label, all, options, value, onValueChange } = props;
  return (
    <fieldset className={inOneLine}>
      <legend className="sr-only">{label}</legend>
      <Chip label={all} pressed={value === undefined} onPress={() => onValueChange(undefined)} />
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          pressed={value === option.value}
          onPress={() => onValueChange(value === option.value ? undefined : option.value)}
        />
      ))}
    </fieldset>
  );
}

const inOneLine =
  'flex min-w-0 gap-2 no-scrollbar fade-ends max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:*:shrink-0 md:flex-wrap';
