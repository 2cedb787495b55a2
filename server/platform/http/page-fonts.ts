import { existsSync, readdirSync } from 'node:fs';

/** The product's own typefaces, as the web has them: by how the build's file begins, whose family, and how bold. */
const faces = [
  {
    file: 'figtree-latin-ext-wght-normal-',
    family: 'Figtree Variable',
    weight: '300 900',
    range: 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB',
  },
  {
    file: 'figtree-latin-wght-normal-',
    family: 'Figtree Variable',
    weight: '300 900',
    range: 'U+0000-00FF,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212',
  },
  {
    file: 'noto-sans-arabic-arabic-wght-normal-',
    family: 'Noto Sans Arabic Variable',
    weight: '400 700',
    range: 'U+0600-06FF',
  },
];

const builtAssets = new URL('../../../build/web/client/assets/', import.meta.url);

/**
 * The style rules that bring them to a page of the server's own, from the files that the built web is served with; none
 * where nothing is built, and the page stands in the reader's own typeface.
 */
export function pageFonts(assets: URL = builtAssets): string {
  if (!existsSync(assets)) return '';
  const names = readdirSync(assets);
  return faces
    .flatMap(({ file, family, weight, range }) => {
      const name = names.find((one) => one.startsWith(file) && one.endsWith('.woff2'));
      if (!name) return [];
      const source = `url(/assets/${name}) format("woff2")`;
      return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source};unicode-range:${range}}`;
    })
    .join('\n');
}
