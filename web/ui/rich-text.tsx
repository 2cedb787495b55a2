import { Fragment, type ReactNode } from 'react';

export type RichTextProps = {
  /** A sentence with parts in tags: `I accept the <terms>terms</terms>`. */
  text: string;
  /** What to put in place of each tag. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
};

/** A translated sentence some of whose parts are links or addresses: the text says where, the screen says what. */
export function RichText({ text, parts }: RichTextProps) {
  // every third piece is plain text, followed by a tag and its words
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
