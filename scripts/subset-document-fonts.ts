import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// Makes the fonts of the PDF documents, which Typst reads as TrueType only:
//   npm install --prefix /tmp/fonts @expo-google-fonts/figtree@0.4.1 @expo-google-fonts/noto-sans@0.4.2 \
//     @expo-google-fonts/noto-sans-arabic@0.4.3 @expo-google-fonts/noto-sans-sc@0.4.3
//   node scripts/subset-document-fonts.ts /tmp/fonts
// The packages are no dependency of the project: together they are 110 MB, of which these files are 6.

const from = `${process.argv[2]}/node_modules/@expo-google-fonts`;
const to = 'server/views/documents/fonts';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The Han characters of a two-byte character set, in the rows given. */
function hanOf(charset: string, [firstRow, lastRow]: readonly [number, number]): string {
  const decoder = new TextDecoder(charset);
  const cells = [...range(0x40, 0xfe)].map((cell) => cell.charCodeAt(0));
  const rows = [...range(firstRow, lastRow)].map((row) => row.charCodeAt(0));
  const read = rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))));
  return read.filter((text) => /^\p{Script=Han}$/u.test(text)).join('');
}

const latin =
  range(0x20, 0x7e) + range(0xa0, 0x24f) + range(0x1e00, 0x1eff) + range(0x2010, 0x205e) + range(0x20a0, 0x20bf);
/** What people in the United States may be called in, beyond Latin, Arabic and Chinese letters. */
const cyrillicAndGreek = range(0x370, 0x52f) + range(0x1f00, 0x1fff);
// with the joiners and direction marks, and the forms that old texts spell out
const arabic = range(0x600, 0x6ff) + range(0x750, 0x77f) + range(0x200c, 0x200f) + range(0x2010, 0x2011);
// GB 2312 and the usual half of Big5, with kana and full-width forms
const chinese =
  hanOf('gb2312', [0xb0, 0xf7]) + hanOf('big5', [0xa4, 0xc6]) + range(0x3000, 0x30ff) + range(0xff00, 0xffef);

const fonts = [
  ['figtree/400Regular/Figtree_400Regular.ttf', 'figtree-regular.ttf', latin],
  ['figtree/600SemiBold/Figtree_600SemiBold.ttf', 'figtree-semibold.ttf', latin],
  ['noto-sans/400Regular/NotoSans_400Regular.ttf', 'noto-sans-regular.ttf', latin + cyrillicAndGreek],
  ['noto-sans/600SemiBold/NotoSans_600SemiBold.ttf', 'noto-sans-semibold.ttf', latin + cyrillicAndGreek],
  ['noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf', 'noto-sans-arabic-regular.ttf', arabic],
  ['noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf', 'noto-sans-arabic-semibold.ttf', arabic],
  ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', 'noto-sans-sc-regular.ttf', chinese],
] as const;

for (const [source, name, letters] of fonts) {
  const font = await subsetFont(await readFile(`${from}/${source}`), letters, { targetFormat: 'truetype' });
  await writeFile(`${to}/${name}`, font);
  console.log(`${name}: ${font.length} bytes`);
}
for (const family of ['figtree', 'noto-sans', 'noto-sans-arabic', 'noto-sans-sc'])
  await copyFile(`${from}/${family}/LICENSE_FONT`, `${to}/${family}-OFL.txt`);
