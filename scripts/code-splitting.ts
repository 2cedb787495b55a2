const everyScreen =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack)\/(?!.*Trans)/;
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/web\/platform\/contract-form\.ts/;
const firstWords = /locales\/(\w+)\/(?:common|shell|ui|errors|validation)\.json/;

/**
 * What goes into one file of the built screens. Many small files weigh more than one, because each is compressed by
 * itself; a file of too many things is fetched for the sake of one. e2e/weight.e2e.ts weighs the screens.
 */
export const codeSplitting = {
  groups: [
    { name: (id: string) => `words-${firstWords.exec(id)?.[1]}`, test: firstWords, priority: 4 },
    { name: 'framework', test: everyScreen, priority: 3 },
    // Used by more than ten screens or parts of screens: most of it is needed everywhere.
    { name: 'base', test: (id: string) => !forms.test(id), minShareCount: 11, priority: 2 },
    { name: 'forms', test: forms, priority: 1 },
  ],
};
