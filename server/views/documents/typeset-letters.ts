// A separate program, started by typesetter.ts: turns letters into PDFs one after another, away from the web process's
// event loop, memory and secrets, and ends with it.
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerOrders } from '#server/platform/answer-orders.ts';
import { coveredLetters } from './covered-letters.ts';
import type { Letter, LetterPicture } from './letter.ts';
import { settableText } from './settable-text.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const workspace = folder('./templates');
const fonts = folder('./fonts');
const isCovered = coveredLetters(fonts);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] });

answerOrders((letter: Letter): Buffer => {
  const inputs = { letter: JSON.stringify(withPaths(letter), settable) };
  const compiled = compiler.compile({ mainFilePath: `${workspace}/letter.typ`, inputs });
  compiler.resetShadow();
  const document = compiled.result;
  if (!document) throw new Error(`Typst refused a letter: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  const pdf = compiler.pdf(document);
  // nothing is said twice
  compiler.evictCache(0);
  return pdf;
});

/** Pictures are files to Typst: each is put where the letter then says it is, for as long as the letter is set. */
function withPaths(letter: Letter) {
  let count = 0;
  const placed = ({ jpeg, ...picture }: LetterPicture) => {
    const path = `picture-${++count}.jpg`;
    compiler.mapShadow(`${workspace}/${path}`, Buffer.from(jpeg));
    return { ...picture, path };
  };
  const { pictures } = letter;
  const groups = pictures?.groups.map((group) => ({ ...group, pictures: group.pictures.map(placed) }));
  return { ...letter, pictures: pictures ? { ...pictures, groups } : null };
}

/** Half a surrogate pair is no text, and Typst would refuse the whole letter. */
const settable = (_: string, value: unknown) =>
  typeof value === 'string' ? settableText(value.toWellFormed(), isCovered) : value;
