import { directionOf, type LanguageCode } from '#contract/languages.ts';
import { originMeta, siteOrigin } from './platform/site-origin.ts';
import icon from './public/favicon.svg?raw';
import latinFont from './ui/fonts/figtree-latin-wght-normal.woff2';
import arabicFont from './ui/fonts/noto-sans-arabic-arabic-wght-normal.woff2';

/** The addresses of what the build made of the app's code. */
export interface BuiltFiles {
  styles: readonly string[];
  /** The code that starts the app and that of the page, each with all that it imports. */
  modules: readonly string[];
  /** The folder of the words, one folder for each language below it. */
  words: string;
}

interface Content {
  language: LanguageCode;
  /** Title and metadata of the page. */
  head: string;
  /** The app's place, with what it shows before the app. */
  place: string;
  /** Run at once, before anything is painted; they come before the styles, which scripts wait for. */
  scripts: readonly string[];
  /** The words it shows at first, if its language is known. */
  words?: string;
  files: BuiltFiles;
}

/** The document around a page. Its first script may set `lang` and `dir` before the app takes over. */
export function documentOf({ language, head, place, scripts, words, files }: Content): string {
  const modules = words ? [...files.modules, `${files.words}${language}/${words}.js`] : files.modules;
  const fonts = language === 'ar' ? [latinFont, arabicFont] : [latinFont];
  return `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}" data-words="${files.words}"><head><meta charset="utf-8"/>\
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>\
<meta name="color-scheme" content="light dark"/>\
<meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)"/>\
<meta name="theme-color" content="#0f1513" media="(prefers-color-scheme: dark)"/>\
<meta name="${originMeta}" content="${siteOrigin()}"/>\
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}"/>\
${scripts.map((script) => `<script>${script}</script>`).join('')}\
${fonts.map(fontLink).join('')}${files.styles.map((file) => `<link rel="stylesheet" href="${file}"/>`).join('')}\
${modules.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')}${head}</head>\
<body>${place}\
<script type="module">${files.modules.map((file) => `import ${JSON.stringify(file)};`).join('')}</script></body></html>`;
}

/** Its words are narrower than the stand-in's: a heading would jump when it came late. */
const fontLink = (file: string) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin=""/>`;
