import { z } from 'zod';
import type { TranslatorSettings } from './translator.ts';

export const translatorVariables = {
  TRANSLATOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSLATOR_API_KEY: z.string().optional(),
};
const given = z.object(translatorVariables);

export const translatorAdvice = {
  TRANSLATOR_URL:
    'TRANSLATOR_URL must be the address of a LibreTranslate server, such as https://translate.example.com.',
};

export function translatorFrom(env: z.infer<typeof given>): TranslatorSettings | null {
  const { TRANSLATOR_URL: url, TRANSLATOR_API_KEY: apiKey } = env;
  return url ? { url: url.replace(/\/+$/, ''), ...(apiKey && { apiKey }) } : null;
}
