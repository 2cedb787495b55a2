import type { LanguageCode } from '#contract/languages.ts';
import { isolated } from './isolated.ts';
import { type TextParams, written } from './translate.ts';

/** What fills a text, each for itself (see `isolated`); numbers stay numbers, which plurals need. */
export const eachIsolated = (params: TextParams, locale: LanguageCode): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(written(params, locale)).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value, locale) : value,
    ]),
  );
