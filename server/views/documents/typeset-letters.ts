// A separate program, started by typesetter.ts: turns letters into PDFs one after another, away from the web process's
// event loop, memory and secrets, and ends with it.
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { answerOrders } from '#server/platform/answer-orders.ts';
import { coveredLetters } from './covered-letters.ts';
import type { Letter } from './letter.ts';
import { settableText } from './settable-text.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const workspace = folder('./templates');
const fonts = folder('./fonts');
const isCovered = coveredLetters(fonts);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] });

answerOrders((letter: Letter): Buffer => {
  const inputs = { letter: JSON.stringify(letter, settable) };
  const compiled = compiler.compile({ mainFilePath: `${workspace}/letter.typ`, inputs });
  const document = compiled.result;
  if (!document) throw new Error(`Typst refused a letter: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  const pdf = compiler.pdf(document);
  // nothing is said twice
  compiler.evictCache(0);
  return pdf;
});

/** Half a surrogate pair is no text, and Typst would refuse the whole letter. */
const settable = (_: string, value: unknown) =>
  typeof value === 'string' ? settableText(value.toWellFormed(), isCovered) : value;
