import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, languages } from '../contract/languages.ts';
import { inLanguage, screens } from '../web/paths.ts';

type PublicScreen = Parameters<typeof addressOf>[0];

/** Stands for the site's address until the server replaces it; see web/platform/site-origin.ts. */
const origin = 'https://origin.invalid';
/** Shows the same as the home page, which the sitemap already lists. */
const aliases: readonly string[] = ['homeAlias'];

/** Writes `sitemap.xml` with every public page in every language, and `robots.txt`. */
export async function writeSiteFiles(buildDirectory: string, shown: readonly PublicScreen[]): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const listed = shown.filter((screen) => !aliases.includes(screen));
  await writeFile(path.join(client, 'sitemap.xml'), sitemapOf(listed));
  await writeFile(path.join(client, 'robots.txt'), robots);
}

function sitemapOf(shown: readonly PublicScreen[]): string {
  const urls = shown.flatMap((screen) =>
    languages.map(({ code }) => `<url><loc>${addressOf(screen, code)}</loc>${alternatesOf(screen)}</url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function alternatesOf(screen: PublicScreen): string {
  const given = languages.map(({ code }) => ({ hreflang: code, code }));
  return [...given, { hreflang: 'x-default', code: defaultLanguage }]
    .map(
      ({ hreflang, code }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(screen, code)}"/>`,
    )
    .join('');
}

function addressOf(screen: keyof typeof screens, code: (typeof languages)[number]['code']): string {
  return `${origin}${inLanguage(screens[screen], code)}`;
}

const robots = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /admin
Disallow: /host/
Disallow: /cleaner/
Disallow: /jobs/
Disallow: /account
Disallow: /auth
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`;
