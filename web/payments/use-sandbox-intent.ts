import { useState } from 'react';
import {
  sandboxAuthenticatePayment,
  sandboxAuthenticateSetup,
  sandboxConfirmPayment,
  sandboxConfirmSetup,
} from '#contract/calls.ts';
import type { DeclineReason } from '#contract/decline-reasons.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '#web/platform/api.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import type { CardIntent } from './card-intent.ts';

type Means = Omit<SentBodyOf<typeof import('#contract/payments.ts').sandboxConfirmSetup>, 'clientSecret'>;
type Outcome = { status: 'succeeded' | 'requires_action' | 'declined'; declineReason?: DeclineReason };

interface Settings {
  intent: Pick<CardIntent, 'kind' | 'id' | 'clientSecret'>;
  onSucceeded: () => void;
  /** The bank's question is open from the start: a payment that has come back with `requires_action`. */
  asksAtOnce?: boolean;
  onDeclined?: (message: string, reason?: DeclineReason) => void;
}

/** Confirms an intent at the sandbox and carries its bank's question, as a provider's own script would. */
export function useSandboxIntent({ intent, onSucceeded, asksAtOnce = false, onDeclined }: Settings) {
  const declineText = useDeclineText();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(asksAtOnce);
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function take({ status, declineReason }: Outcome) {
    setAsking(status === 'requires_action');
    if (status === 'succeeded') return onSucceeded();
    if (status === 'requires_action') return;
    const words = declineText(declineReason);
    setMessage(words);
    onDeclined?.(words, declineReason);
  }
  async function run(step: () => Promise<Outcome>) {
    setBusy(true);
    setMessage(null);
    try {
      take(await step());
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return {
    asking,
    message,
    busy,
    confirm: (means: Means) => run(() => confirmAtSandbox(intent, means)),
    answer: (approve: boolean) => run(() => answerBank(intent, approve)),
  };
}

type Known = Settings['intent'];

function confirmAtSandbox({ kind, id, clientSecret }: Known, means: Means): Promise<Outcome> {
  const sent = { params: { id }, body: { clientSecret, ...means } };
  return kind === 'setup' ? call(sandboxConfirmSetup, sent) : call(sandboxConfirmPayment, sent);
}

function answerBank({ kind, id, clientSecret }: Known, approve: boolean): Promise<Outcome> {
  const sent = { params: { id }, body: { clientSecret, approve } };
  return kind === 'setup' ? call(sandboxAuthenticateSetup, sent) : call(sandboxAuthenticatePayment, sent);
}
