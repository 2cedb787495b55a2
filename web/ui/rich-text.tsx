import { Fragment, type ReactNode } from 'react';

export type RichTextProps = {
  /** A sentence with parts in tags: `I accept the <terms>terms</terms>`. */
  text: string;
  /** What stands for each tag. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
};

/** A sentence of the words files whose parts are links or addresses: the words say where, the screen says what. */
export function RichText({ text, parts }: RichTextProps) {
  // every third piece is plain; a tag and its words follow
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
