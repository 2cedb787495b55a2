import { readFileSync } from 'node:fs';
import { defaultLanguage, directionOf, type LanguageCode } from '#contract/languages.ts';
import { pageFonts } from './page-fonts.ts';

interface Page {
  /** English by default. */
  language?: LanguageCode;
  title: string;
  lede: string;
  /** HTML; anything people wrote in it has gone through `escapeHtml`. */
  body: string;
}

const style = readFileSync(new URL('./plain-page.css', import.meta.url), 'utf8');

/** A page made by the server itself, without scripts or files: for developers, where there is no web screen. */
export const plainPage = ({ language = defaultLanguage, title, lede, body }: Page): string =>
  pageAround({
    ...{ language, title },
    header: '<a href="/">Freshkey</a>',
    main: `<h1>${escapeHtml(title)}</h1>
<p class="lede">${escapeHtml(lede)}</p>
${body}`,
  });

interface Around {
  language: LanguageCode;
  title: string;
  /** HTML, as `main` is. */
  header: string;
  main: string;
  /** What its styles add to those of every such page. */
  styles?: string;
}

/** The document of a page that the server makes. */
export function pageAround({ language, title, header, main, styles = '' }: Around): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Freshkey</title>
<link rel="icon" href="/favicon.svg">
<style>${pageFonts()}${style}${styles}</style>
</head>
<body>
<header>${header}</header>
<main>
${main}
</main>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
