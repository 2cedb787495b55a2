/**
 * A text as it is shown: as it was sent, but without what would turn it or its neighbours round. Overrides go, and
 * embeddings and isolates that their own line does not close; what people set around words of another script stays.
 */
export const plainDirection = (text: string): string =>
  text.replace(/[\u202d\u202e]/g, '').replace(/[^\n\r]+/g, balanced);

/** What ends what: POP DIRECTIONAL FORMATTING an embedding, POP DIRECTIONAL ISOLATE an isolate. */
const openers: Readonly<Record<string, string>> = {
  '\u202a': '\u202c',
  '\u202b': '\u202c',
  '\u2066': '\u2069',
  '\u2067': '\u2069',
  '\u2068': '\u2069',
};
const controls = /[\u202a-\u202c\u2066-\u2069]/;

/** A line without the controls that have no partner in it. */
function balanced(line: string): string {
  if (!controls.test(line)) return line;
  const characters = [...line];
  const open: { at: number; closer: string }[] = [];
  const lonely = new Set<number>();
  for (const [at, character] of characters.entries()) {
    const closer = openers[character];
    if (closer) open.push({ at, closer });
    if (character !== '\u202c' && character !== '\u2069') continue;
    if (open.at(-1)?.closer === character) open.pop();
    else lonely.add(at);
  }
  for (const { at } of open) lonely.add(at);
  return characters.filter((_, at) => !lonely.has(at)).join('');
}
