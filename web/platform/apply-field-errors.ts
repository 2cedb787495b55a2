import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's field errors next to their fields and focuses the first. False if none of them has a place in the
 * form: then the screen reports the error as a whole.
 */
export function applyFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sentences: Readonly<Record<string, string>>,
): boolean {
  const known = Object.entries(sentences).filter(([path]) => isInForm(form, path));
  for (const [index, [path, message]] of known.entries()) {
    // `isInForm` has just found the path among the form's values.
    form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return known.length > 0;
}

function isInForm<Values extends FieldValues>(form: UseFormReturn<Values>, path: string): boolean {
  let at: unknown = form.getValues();
  for (const step of path.split('.')) {
    if (at === null || typeof at !== 'object' || !(step in at)) return false;
    at = Reflect.get(at, step);
  }
  return true;
}
