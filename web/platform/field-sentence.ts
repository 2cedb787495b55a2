import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { findSentence } from './find-sentence.ts';

/** Puts the server's English sentence about a field into the reader's language; an unknown one stays as it is. */
export function useFieldSentence(): (english: string) => string {
  const { t } = useTranslation('validation');
  return useCallback(
    (english) => {
      const found = findSentence(english);
      return found ? t(found.code, found) : english;
    },
    [t],
  );
}
