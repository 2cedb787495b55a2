import { pluralLanguage } from '#contract/borrowed-plurals.ts';
import { oneStopAfterTime } from '#contract/one-stop-after-time.ts';

export type Params = Readonly<Record<string, unknown>>;

/**
 * What the words of a domain say at `list.found`, filled with the params; undefined where there is nothing. A `count`
 * chooses among the key's plurals. say.test.ts holds every text of every language against i18next, which the server has.
 */
export function say(words: unknown, key: string, params: Params, language: string): string | undefined {
  const text = variantsOf(key, params.count, language)
    .map((variant) => textAt(words, variant))
    .find((found) => found !== undefined);
  if (text === undefined) return undefined;
  return oneStopAfterTime.process(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? '')));
}

/** "No bids" may have words of its own; a text that says no number has no plurals. */
function variantsOf(key: string, count: unknown, language: string): string[] {
  if (typeof count !== 'number') return [key];
  const plurals = [`${key}_${rulesOf(language).select(count)}`, key, `${key}_other`];
  return count === 0 ? [`${key}_zero`, ...plurals] : plurals;
}

const rules = new Map<string, Intl.PluralRules>();

/** Made once for each language: making them takes longer than asking them. */
function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(pluralLanguage(language));
  rules.set(language, known);
  return known;
}

function textAt(words: unknown, key: string): string | undefined {
  let found = words;
  for (const part of key.split('.')) found = Object(found)[part];
  return typeof found === 'string' ? found : undefined;
}
