import { z } from 'zod';
import type { LanguageCode } from '#contract/languages.ts';
import type { Clock } from './clock.ts';
import { guardOn, type Limits } from './guard-calls.ts';
import { ProviderUnavailable } from './payment-provider.ts';

/** What Freshkey needs from a translator, whatever language a text is in. May throw ProviderUnavailable. */
export interface Translator {
  translate(what: { text: string; to: LanguageCode }): Promise<string>;
}

export interface TranslatorSettings {
  /** Without a trailing slash. */
  url: string;
  apiKey?: string;
}

const answer = z.object({ translatedText: z.string().max(40_000) });

/** A translator that speaks LibreTranslate's API. */
export function libreTranslate({ url, apiKey }: TranslatorSettings, clock: Clock, limits: Limits = {}): Translator {
  const ask = async ({ text, to }: { text: string; to: LanguageCode }): Promise<string> => {
    const body = JSON.stringify({
      q: text,
      source: 'auto',
      target: to,
      format: 'text',
      ...(apiKey && { api_key: apiKey }),
    });
    try {
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch(`${url}/translate`, { method: 'POST', headers, body, redirect: 'error' });
      if (!sent.ok) throw new Error(`status ${sent.status}`);
      return answer.parse(await sent.json()).translatedText;
    } catch (error) {
      throw new ProviderUnavailable('The translator gave no translation', { cause: error });
    }
  };
  return { translate: guardOn(clock, limits)(ask) };
}
