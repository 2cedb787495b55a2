import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isRefusal } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useCodeToasts } from './use-code-toasts.ts';

/** Counts the wrong tries of one code and words the last refusal; what is no code at all is not sent. */
export function useVerifyCode() {
  const { t } = useTranslation('validation');
  const toasts = useCodeToasts();
  const errorText = useErrorText();
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
    refused: (refusal: Error) => {
      toasts.wrong(refusal);
      setError(refusal instanceof ApiError ? errorText(refusal) : null);
      if (isRefusal(refusal, 'invalid_code')) setWrongTries((tries) => tries + 1);
    },
    reset: () => {
      setWrongTries(0);
      setError(null);
    },
  };
}
