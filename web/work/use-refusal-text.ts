import { useCallback } from 'react';
import { useErrorText } from '#web/platform/error-text.ts';
import { errorOf } from '#web/platform/offline/error-of.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { useValidationWords } from '#web/platform/validation-words.ts';

type Refusal = NonNullable<Waiting['refusal']>;

/** Why the server would not have something, in the reader's language; the words for it may have to be fetched. */
export function useRefusalText(): (refusal: Refusal) => Promise<string> {
  const errorText = useErrorText();
  const { fetchThem } = useValidationWords();
  return useCallback(
    async (refusal) => {
      await fetchThem();
      return errorText(errorOf(refusal));
    },
    [errorText, fetchThem],
  );
}
