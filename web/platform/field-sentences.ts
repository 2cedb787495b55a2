import { useCallback } from 'react';
import { ApiError } from './api-error.ts';
import { useValidationWords } from './validation-words.ts';

/** What a refusal says about fields: a sentence in the reader's language, by field path; none before the words are there. */
export function useFieldSentences(): (error: unknown) => Readonly<Record<string, string>> {
  const { say, areHere } = useValidationWords();
  return useCallback(
    (error) => {
      const found = error instanceof ApiError && areHere() ? Object.entries(error.fieldErrors) : [];
      return Object.fromEntries(found.map(([path, field]) => [path, say(field)]));
    },
    [say, areHere],
  );
}
