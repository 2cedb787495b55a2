import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useFieldSentences } from './field-sentences.ts';
import { StatedError } from './stated-error.ts';

/** Turns whatever a call threw into a sentence in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  const sentencesOf = useFieldSentences();
  return useCallback(
    (error) => {
      if (error instanceof StatedError) return error.message;
      if (!(error instanceof ApiError)) return t('offline');
      const [first] = Object.values(sentencesOf(error));
      if (first !== undefined) return first;
      if (error.code === 'payment_declined') return error.serverMessage; // the provider's own words
      if (error.code === 'rate_limited') return t('rate_limited', { count: minutes(error.retryAfter) });
      if (error.body.canceled) return t('job_canceled');
      if (error.code === 'payment_due') return dueText(t, error.body.jobTitle);
      if (error.code === null || error.code === 'internal_error') {
        return t('internal_error', { requestId: error.requestId ?? '–' });
      }
      return t(error.code);
    },
    [t, sentencesOf],
  );
}

/** Who looks after some of a host’s homes is not told which job of another home it is. */
const dueText = (t: TFunction<'errors'>, jobTitle: string | undefined): string =>
  jobTitle === undefined ? t('payment_due_elsewhere') : t('payment_due', { jobTitle });

function minutes(seconds: number | null): number {
  return Math.max(1, Math.ceil((seconds ?? 60) / 60));
}
