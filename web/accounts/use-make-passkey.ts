import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey, askPasskey } from '#contract/account-calls.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { CreationOptions } from '#contract/passkeys.ts';
import type { FailureSettings } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { createPasskey } from './web-authn.ts';

type Passkeys = typeof import('#contract/passkeys.ts');

interface MakePasskey {
  onAdded: (added: AnswerOf<Passkeys['addPasskey']>) => void;
  /** In the browser's window, or that device has one already; a code is spent. */
  onCalledOff: () => void;
  /** What is said where it could not even be asked for. */
  asking: Pick<FailureSettings<Record<string, never>>, 'failed' | 'onError'>;
}

/** Asks what a passkey is made with, has the browser make it in a window of its own, and adds it. */
export function useMakePasskey({ onAdded, onCalledOff, asking }: MakePasskey) {
  const { t } = useTranslation('twoFactor');
  const [making, setMaking] = useState(false);
  const add = useWrite(addPasskey, { secret: true, onSuccess: onAdded, failed: t('passkey.addFailed') });
  const make = async (options: CreationOptions) => {
    setMaking(true);
    try {
      add.mutate({ body: { passkey: await createPasskey(options) } });
    } catch {
      onCalledOff();
    } finally {
      setMaking(false);
    }
  };
  const ask = useWrite(askPasskey, { secret: true, onSuccess: (options) => void make(options), ...asking });
  return {
    pending: ask.isPending || making || add.isPending,
    start: (body: BodyOf<Passkeys['askPasskey']>) => ask.mutate({ body }),
  };
}
