import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTwoFactor } from '#contract/account-calls.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import type { Failure } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';

/** What is typed where someone who is signed in shows the second factor again, and what became of it. */
export function useCodeAgain(failedTitle: string) {
  const { t } = useTranslation('twoFactor');
  const [code, setCode] = useState('');
  const [wantsRecovery, setRecovery] = useState(false);
  const withoutApp = useRead(getTwoFactor).data?.withoutApp === true;
  const recovery = withoutApp || wantsRecovery;
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  return {
    field: {
      value: code,
      recovery,
      error,
      onValueChange: (typed: string) => {
        setCode(typed);
        if (typed) setError(null);
      },
    },
    tries,
    recovery,
    /** There are only recovery codes to choose from. */
    withoutApp,
    switchKind: () => {
      setCode('');
      setError(null);
      setRecovery(!recovery);
    },
    /** The code, unless nothing was typed. */
    take: (typed = code): string | null => {
      if (typed.trim() !== '') return typed;
      setError(t('login.missing'));
      return null;
    },
    passkeyFailed: () => setError(t(withoutApp ? 'passkey.failedRecovery' : 'passkey.failed')),
    failure: {
      failed: ({ error: refusal }: Failure) => (isRefusal(refusal, 'wrong_code') ? null : failedTitle),
      onError: ({ error: refusal, reason }: Failure) => {
        setCode('');
        setTries(tries + 1);
        if (!isRefusal(refusal, 'wrong_code')) return setError(reason);
        if (refusal.body.onlyRecovery) setRecovery(true);
        setError(refusal.body.onlyRecovery ? t('login.onlyRecovery') : t('login.wrong'));
      },
    },
  };
}

export type CodeAgain = ReturnType<typeof useCodeAgain>;
