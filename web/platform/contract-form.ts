import { toNestErrors } from '@hookform/resolvers';
import { useMemo } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, type UseFormProps, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { fieldErrorsOf } from '#contract/validation.ts';

type Translate = ReturnType<typeof useTranslation<'validation'>>['t'];

/**
 * A form that is checked by the schema the server checks with, its sentences in the reader's language.
 * Values are sent as typed; the server trims and converts. Errors show on submit, then as one types: one that appears on leaving a field would move the button away from under the pointer.
 */
export function useContractForm<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  options?: Omit<UseFormProps<Values>, 'resolver'>,
) {
  const { t } = useTranslation('validation');
  const resolver = useMemo(() => contractResolver(schema, t), [schema, t]);
  return useForm<Values>({ ...options, resolver });
}

function contractResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  t: Translate,
): Resolver<Values> {
  return async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values, errors: {} };
    const found = Object.entries(fieldErrorsOf(parsed.error)).map(([path, { code, params }]) => [
      path,
      { type: code, message: t(code, { ...params }) },
    ]);
    const errors: FieldErrors<Values> = toNestErrors(Object.fromEntries(found), options);
    return { values: {}, errors };
  };
}
