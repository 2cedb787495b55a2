const everyScreen =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack)\/|vite\/preload-helper/;
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/web\/platform\/contract-form\.ts/;
const firstWords = /(?:locales\/(\w+)\/(?:common|shell|ui|errors|validation)\.json|platform\/words\/(\w\w)\.ts)$/;
/** What only opened menus and radio groups need. */
const roving = /node_modules\/@radix-ui\/react-(roving-focus|collection)\//;
const icons = /node_modules\/lucide-react\//;

function languageOf(id: string): string {
  const [, ofWords, ofList] = firstWords.exec(id) ?? [];
  return `words-${ofWords ?? ofList}`;
}

/**
 * What goes into each file of the built screens. Many small files weigh more than one, because each is compressed
 * separately; a file of too many things is fetched for the sake of one of them. e2e/weight.e2e.ts weighs the screens.
 */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: everyScreen, priority: 4 },
    { name: languageOf, test: firstWords, priority: 3 },
    // Used by more than ten screens or parts of them: most of it is needed everywhere.
    { name: 'base', test: (id: string) => !forms.test(id) && !roving.test(id), minShareCount: 11, priority: 2 },
    // An icon in a file of its own is mostly overhead.
    { name: 'icons', test: icons, minShareCount: 3, priority: 1 },
    { name: 'forms', test: forms, priority: 1 },
  ],
};
