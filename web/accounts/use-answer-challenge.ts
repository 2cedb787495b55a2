import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginWithTwoFactor } from '#contract/account-calls.ts';
import type { User } from '#contract/accounts.ts';
import { challengeLife, triesPerCode } from '#contract/terms.ts';
import { isRefusal } from '#web/platform/api-error.ts';
import { useWrite } from '#web/platform/use-write.ts';
import type { AskedStep } from './second-step-context.ts';
import { useArrival } from './use-arrival.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends the code of the second step, and knows what the server says of neither: how many tries and how long are left. */
export function useAnswerChallenge({ challenge, welcome }: AskedStep, onArrived: (role: User['role']) => void) {
  const { t } = useTranslation('twoFactor');
  const arrive = useArrival();
  const [expiresAt] = useState(() => Date.now() + challengeLife);
  const late = useCountdown(expiresAt) === 0;
  const [tries, setTries] = useState(0);
  const [onlyRecovery, setOnlyRecovery] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const login = useWrite(loginWithTwoFactor, {
    secret: true,
    onSuccess: (session) => {
      if (arrive(session, welcome)) onArrived(session.user.role);
    },
    failed: ({ error: refusal, reason }) =>
      isRefusal(refusal, 'wrong_code') ? null : { title: t('login.failed'), description: reason, tone: 'danger' },
    onError: ({ error: refusal }) => {
      if (!isRefusal(refusal, 'wrong_code')) return;
      setTries(tries + 1);
      if (refusal.body.onlyRecovery) setOnlyRecovery(true);
      setError(refusal.body.onlyRecovery ? t('login.onlyRecovery') : t('login.wrong'));
    },
  });
  return {
    tries,
    error,
    onlyRecovery,
    pending: login.isPending,
    over: !login.isPending && (late || tries >= triesPerCode),
    send: (code: string) => {
      if (login.isPending) return;
      if (code.trim() === '') setError(t('login.missing'));
      else login.mutate({ body: { challenge, code } });
    },
  };
}
