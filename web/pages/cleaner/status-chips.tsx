import { Chip } from '#web/ui/chip.tsx';

interface StatusChipsProps<Status extends string> {
  /** Names the row for screen readers. */
  label: string;
  all: string;
  options: readonly { value: Status; label: string }[];
  value: Status | undefined;
  onValueChange: (status: Status | undefined) => void;
}

/** Narrows a list to one state, or shows all. */
export function StatusChips<Status extends string>(props: StatusChipsProps<Status>) {
  const { label, all, options, value, onValueChange } = props;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
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
