import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedIn, type Kept } from './changed-in.ts';

/**
 * What was kept counts as typed, over the values that the form begins with now; `onChangedSince` hears where these are
 * others than it was typed over: somebody else has saved since.
 */
export function typeOver<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { typed, over }: Kept<Values>,
  begun: DefaultValues<Values> | undefined,
  onChangedSince: (() => void) | undefined,
): void {
  if (!begun) return;
  form.reset(begun as Values, { keepValues: true }); // what it was made with
  // a field of its own with the value it has
  for (const name of Object.keys(typed))
    form.setValue(name as Path<Values>, form.getValues(name as Path<Values>) as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
    });
  if (over && Object.keys(changedIn(over, begun)).length > 0) onChangedSince?.();
}
