import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, findLanguage } from '#contract/languages.ts';
import { useSchemeChange } from '#web/ui/use-scheme-change.ts';
import type { CardIntent } from './card-intent.ts';
import { cardLook } from './card-look.ts';
import { type CardFields, stripeCards } from './stripe-cards.ts';

/** Past this the fields count as blocked: a frame that something holds back tells nobody. */
const patienceMs = 20_000;

export interface StripeFields {
  state: 'loading' | 'ready' | 'failed';
  /** Where the fields go; it stays in the page while they load and after they failed. */
  place: RefObject<HTMLDivElement | null>;
  fields: RefObject<CardFields | null>;
  retry: () => void;
}

/** Stripe's own card fields for an intent, in the reader's language and the page's colours. */
export function useStripeFields({ kind, clientSecret, publishableKey }: CardIntent): StripeFields {
  const { i18n } = useTranslation('paying');
  const language = findLanguage(i18n.language)?.code ?? defaultLanguage;
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields | null>(null);
  const [state, setState] = useState<StripeFields['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const scheme = useSchemeChange();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt mounts them anew
  useEffect(() => {
    let gone = false;
    const become = (next: StripeFields['state']) => {
      clearTimeout(limit);
      if (!gone) setState(next);
    };
    const failed = () => become('failed');
    const limit = setTimeout(failed, patienceMs);
    setState('loading');
    stripeCards(publishableKey ?? '', language)
      .then((stripe) => {
        if (gone || !place.current) return;
        const intent = { kind, clientSecret };
        const callbacks = { onReady: () => become('ready'), onFailed: failed };
        fields.current = stripe.mount(place.current, { intent, look: cardLook(), ...callbacks });
      })
      .catch(failed);
    return () => {
      gone = true;
      clearTimeout(limit);
      fields.current?.remove();
      fields.current = null;
    };
  }, [kind, clientSecret, publishableKey, language, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page when they change
  useEffect(() => fields.current?.restyle(cardLook()), [scheme]);
  return { state, place, fields, retry: () => setAttempt((before) => before + 1) };
}
