interface PluralResolver {
  getRule(code: string, options?: object): unknown;
}

/** `Intl` lacks Haitian Creole plurals and would use the computer's; like English, it has "one" and "other". */
export const pluralLanguage = (code: string): string => (code === 'ht' ? 'en' : code);

/** An i18next extension that asks `pluralLanguage` first. */
export const borrowedPlurals = {
  type: '3rdParty' as const,
  init({ services: { pluralResolver } }: { services: { pluralResolver: PluralResolver } }): void {
    const ruleOf = pluralResolver.getRule.bind(pluralResolver);
    pluralResolver.getRule = (code, options) => ruleOf(pluralLanguage(code), options);
  },
};
