import { Chip } from '#web/ui/chip.tsx';

interface StatusChipsProps<Status extends string> {
  /** Names the row for screen readers. */
  label: string;
  all: string;
  options: readonly { value: Status; label: string }[];
  value: Status | undefined;
  /** How many the pressed one shows; unknown while they load. */
  count?: number | undefined;
  onValueChange: (status: Status | undefined) => void;
}

/** Narrows a list to one state, or shows all: on a phone in one row that moves sideways. */
export function StatusChips<Status extends string>(props: StatusChipsProps<Status>) {
  const { label, all, options, value, count, onValueChange } = props;
  const counted = count !== undefined && { count };
  return (
    <fieldset
      ref={showPressed}
      className="no-scrollbar -my-1 flex min-w-0 flex-wrap gap-2 py-1 max-sm:fade-ends max-sm:-mx-gutter max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-gutter max-sm:*:shrink-0"
    >
      <legend className="sr-only">{label}</legend>
      <Chip
        label={all}
        {...(value === undefined && counted)}
        pressed={value === undefined}
        onPress={() => onValueChange(undefined)}
      />
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          {...(value === option.value && counted)}
          pressed={value === option.value}
          onPress={() => onValueChange(value === option.value ? undefined : option.value)}
        />
      ))}
    </fieldset>
  );
}

/** A state that the address asks for may be out of sight at the row's end. */
function showPressed(row: HTMLElement | null) {
  const chip = row?.querySelector('[aria-pressed=true]');
  if (!row || !chip) return;
  const [own, seen] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.right > seen.right || own.left < seen.left)
    row.scrollLeft += own.left - seen.left - (seen.width - own.width) / 2;
}
