import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// `node scripts/subset-arabic-font.ts` makes the Arabic font that the screens load: Unicode's Arabic block in the
// weights in use (400 to 700), with everything that joins and places its letters. A quarter of the whole font.

const whole = new URL(
  import.meta.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
);
const subset = 'web/ui/fonts/noto-sans-arabic-arabic-wght-normal.woff2';
/** As in `unicode-range` in web/ui/fonts.css: the block, the joiners and direction marks, and the hyphens. */
const ranges = [
  [0x0600, 0x06ff],
  [0x200c, 0x200e],
  [0x2010, 0x2011],
] as const;

const letters = ranges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
const font = await subsetFont(await readFile(whole), letters.join(''), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
await writeFile(subset, font);
console.log(`${subset}: ${font.length} bytes`);
