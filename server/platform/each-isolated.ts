import type { LanguageCode } from '#contract/languages.ts';
import { isolated } from './isolated.ts';
import type { TextParams } from './translate.ts';

/** What fills a text, each for itself (see `isolated`); numbers stay numbers, which plurals need. */
export const eachIsolated = (params: TextParams, locale: LanguageCode): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? isolated(value, locale) : value]),
  );
