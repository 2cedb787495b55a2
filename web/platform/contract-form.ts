import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { type Kept, keptOf } from './changed-in.ts';
import { useKeepTyping, useTakenTyping } from './kept-typing.ts';
import { useValidationWords } from './validation-words.ts';

type Words = ReturnType<typeof useValidationWords>;
/** Fetches a contract schema: in a module of its own, because zod comes with it. */
type LoadSchema<Values> = () => Promise<z.ZodType<unknown, Values>>;

/**
 * A form checked by the schema the server checks with, with messages in the reader's language. The schema is fetched as
 * soon as someone enters a field, so that a page with a form shows as fast as one without.
 * Values are sent as typed; the server trims and converts them. Errors show on submit, then while typing: one that
 * appeared on leaving a field would move the button away from under the pointer.
 */
export function useContractForm<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  { keepAs, onChangedSince, defaultValues, ...options }: ContractFormOptions<Values> = {},
) {
  const words = useValidationWords();
  useAtFirstFocus(loadSchema);
  const resolver = useMemo(() => contractResolver(loadSchema, words), [loadSchema, words]);
  const taken = useTakenTyping<Kept<Values>>(keepAs);
  // an earlier version of this product kept it in another shape
  const kept = taken?.typed ? taken : null;
  const form = useForm<Values>({
    ...options,
    // what was kept are values of this very form
    defaultValues: kept ? ({ ...defaultValues, ...kept.typed } as DefaultValues<Values>) : defaultValues,
    resolver,
  });
  useTypedOver(form, kept, { defaultValues, onChangedSince });
  useKeepTyping(keepAs, () => keptOf(form.getValues(), defaultValues), form.formState.isDirty || kept !== null);
  return form;
}

/** What was kept counts as typed, over the values that the form begins with now. */
function useTypedOver<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  kept: Kept<Values> | null,
  { defaultValues, onChangedSince }: Pick<ContractFormOptions<Values>, 'defaultValues' | 'onChangedSince'>,
): void {
  const first = useRef(() => {
    // few come back to what they have typed
    if (kept) void import('./type-over.ts').then((file) => file.typeOver(form, kept, defaultValues, onChangedSince));
  });
  useEffect(() => first.current(), []);
}

type ContractFormOptions<Values extends FieldValues> = Omit<UseFormProps<Values>, 'resolver' | 'defaultValues'> & {
  defaultValues?: DefaultValues<Values>;
  /** A name under which what is typed outlives the end of a session and a reload. Left out where it must not: codes, keys, SSNs. */
  keepAs?: string;
  /** Called where what was kept comes back over other values than it was typed over: somebody else has saved since. */
  onChangedSince?: (() => void) | undefined;
};

function useAtFirstFocus(load: () => Promise<unknown>): void {
  useEffect(() => {
    const loadAhead = () => void load().catch(() => undefined); // retried when the form is sent
    window.addEventListener('focusin', loadAhead, { once: true });
    return () => window.removeEventListener('focusin', loadAhead);
  }, [load]);
}

function contractResolver<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  { say, fetchThem }: Words,
): Resolver<Values> {
  return async (values, _context, options) => {
    const schema = await loadSchema().catch(() => null);
    const parsed = await schema?.safeParseAsync(values);
    // Offline schema or words may be out of reach: then the server reports the errors, or the call that it is unreachable.
    if (!parsed || parsed.success || !(await fetchThem())) return { values, errors: {} };
    const { fieldErrorsOf } = await import('#contract/validation.ts'); // came with the schema
    const found = Object.entries(fieldErrorsOf(parsed.error)).map(([path, error]) => [
      path,
      { type: error.code, message: say(error) },
    ]);
    const errors: FieldErrors<Values> = toNestErrors(Object.fromEntries(found), options);
    return { values: {}, errors };
  };
}
