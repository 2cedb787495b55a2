import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';

/** What a refusal says about fields: a sentence in the reader's language, by field path. */
export function useFieldSentences(): (error: unknown) => Readonly<Record<string, string>> {
  const { t } = useTranslation('validation');
  return useCallback(
    (error) => {
      const found = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      return Object.fromEntries(found.map(([path, field]) => [path, t(field.code, field)]));
    },
    [t],
  );
}
