import { Select } from '#web/ui/select.tsx';
import { productNow } from './product-time.ts';

/** The year that a statement begins with: the reader's present one. */
export const presentYear = (): number => new Date(productNow()).getFullYear();

interface YearChoiceProps {
  label: string;
  year: number;
  /** The years that there are statements for, once known. */
  years: readonly number[] | undefined;
  onChoose: (year: number) => void;
}

/** Which year to look at. */
export function YearChoice({ label, year, years = [], onChoose }: YearChoiceProps) {
  const offered = [...new Set([year, ...years])].toSorted((one, other) => other - one);
  return (
    <Select
      aria-label={label}
      size="compact"
      options={offered.map((each) => ({ value: String(each), label: String(each) }))}
      value={String(year)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
