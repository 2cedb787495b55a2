import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import type { Failure } from '#web/platform/use-failure.ts';

/** Counts the wrong tries of one code and words the last refusal; what is no code at all is not sent. */
export function useVerifyCode() {
  const { t } = useTranslation(['validation', 'auth']);
  const [wrongTries, setWrongTries] = useState(0);
  const [error, setError] = useState<string | null>(null);
  return {
    wrongTries,
    error,
    /** True for four digits; anything else gets its sentence under the field. */
    accepts: (code: string): boolean => {
      const complete = /^\d{4}$/.test(code);
      setError(complete ? null : t('loginCode'));
      return complete;
    },
    /** What follows a code that was not taken. */
    failure: {
      failed: t('auth:toasts.verifyFailed'),
      onError: ({ error: refusal, reason }: Failure) => {
        setError(refusal instanceof ApiError ? reason : null);
        if (isRefusal(refusal, 'invalid_code')) setWrongTries((tries) => tries + 1);
      },
    },
    reset: () => {
      setWrongTries(0);
      setError(null);
    },
  };
}
