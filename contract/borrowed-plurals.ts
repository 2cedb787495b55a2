interface PluralResolver {
  getRule(code: string, options?: object): unknown;
}

/** `Intl` has no plurals of Haitian Creole and would take the computer's own: it counts "one" and "other", as English. */
export const pluralLanguage = (code: string): string => (code === 'ht' ? 'en' : code);

/** An extension of i18next that asks `pluralLanguage` first. */
export const borrowedPlurals = {
  type: '3rdParty' as const,
  init({ services: { pluralResolver } }: { services: { pluralResolver: PluralResolver } }): void {
    const ruleOf = pluralResolver.getRule.bind(pluralResolver);
    pluralResolver.getRule = (code, options) => ruleOf(pluralLanguage(code), options);
  },
};
