import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { triesPerCode } from '#contract/terms.ts';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { failureToast } from '#web/platform/failure-toast.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import type { CodeRequest } from './code-request.ts';

/** Counts the wrong tries of one code, after those before, and words the last refusal; what is no code is not sent. */
export function useVerifyCode(request: CodeRequest | null, triesBefore = 0) {
  const { t } = useTranslation(['auth', 'errors']);
  const [wrongTries, setWrongTries] = useState(triesBefore);
  const [error, setError] = useState<string | null>(null);
  // The server says the same of a wrong and of an old code; which it is this page knows by itself.
  const whyInvalid = () => {
    if (request && Date.now() >= request.expiresAt) return t('code.expired');
    return wrongTries + 1 < triesPerCode ? t('code.wrong') : t('code.wrongLast');
  };
  return {
    wrongTries,
    error,
    /** True for four digits; anything else gets its sentence under the field. */
    accepts: (code: string): boolean => {
      const complete = /^\d{4}$/.test(code);
      setError(complete ? null : t('code.incomplete'));
      return complete;
    },
    /** What follows a code that was not taken. */
    failure: {
      failed: failureToast({
        title: t('toasts.verifyFailed'),
        unsaid: t('toasts.verifyFailedText'),
        unknown: t('errors:invalid_code'),
      }),
      onError: ({ error: refusal, reason }: Failure) => {
        const invalid = isRefusal(refusal, 'invalid_code');
        setError(invalid ? whyInvalid() : refusal instanceof ApiError ? reason : null);
        if (invalid) setWrongTries((tries) => tries + 1);
      },
    },
    reset: () => {
      setWrongTries(0);
      setError(null);
    },
  };
}
