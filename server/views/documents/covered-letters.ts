import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What Typst sets with fonts that are built into it, of what people write in names: phonetic letters, Armenian, Hebrew,
 * Devanagari, Georgian, arrows and the minus sign. Seen by setting each letter, as those fonts are in no file.
 */
const ofTypst: readonly Range[] = [
  ...([
    [0x250, 0x2ff],
    [0x531, 0x556],
    [0x561, 0x587],
    [0x5b0, 0x5bc],
    [0x5d0, 0x5ea],
  ] as const),
  ...([
    [0x900, 0x97f],
    [0x10d0, 0x10fc],
    [0x2190, 0x2311],
  ] as const),
];

/** Whether Typst has a glyph for a code point, in some font of a folder or of its own. */
export function coveredLetters(folder: string): (codePoint: number) => boolean {
  const covered = new Set<number>();
  const add = ([first, last]: Range) => {
    for (let codePoint = first; codePoint <= last; codePoint++) covered.add(codePoint);
  };
  ofTypst.forEach(add);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ttf')))
    for (const range of rangesOf(readFileSync(join(folder, name)))) add(range);
  return (codePoint) => covered.has(codePoint);
}

type Range = readonly [first: number, last: number];

// OpenType 1.9, "cmap": the tables of a font are listed in a directory of 16 bytes each, and cmap is one of them.
function rangesOf(font: Buffer): Range[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) return [];
  const cmap = font.readUInt32BE(entry + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  return subtables.flatMap((at) => {
    const format = font.readUInt16BE(at);
    if (format === 12) return groupsOf(font, at);
    return format === 4 ? segmentsOf(font, at) : [];
  });
}

/** Format 12: groups of 12 bytes, the first and last code point in each. */
const groupsOf = (font: Buffer, at: number): Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });

/** Format 4: the ends of all segments, two bytes of padding, then their starts. */
function segmentsOf(font: Buffer, at: number): Range[] {
  const doubled = font.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, index) => {
    const end = at + 14 + 2 * index;
    return [font.readUInt16BE(end + doubled + 2), font.readUInt16BE(end)] as const;
  }).filter(([, last]) => last !== 0xffff);
}
