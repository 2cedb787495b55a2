import { withoutCodes } from '#contract/holds-code.ts';
import { maskedPart } from './masked-part.ts';
import type { Shown } from './piece.ts';
import { matchesIn } from './rules/matches-in.ts';
import type { contentReports } from './table.ts';

interface Quote {
  quotedText: string;
  quotedWrittenAt: Date | null;
}

/**
 * What a report is about in the words of its author, so that they know which of their words are meant: the beginning, on
 * one line, without whole card and Social Security numbers and without what looks like a door code. Nothing of pictures
 * and of what is no longer there.
 */
export function quoteOf(
  { uploadId }: Pick<typeof contentReports.$inferSelect, 'uploadId'>,
  shown: Shown | null,
): Quote | null {
  // what stands beside a picture is not what was reported
  if (uploadId || !shown?.text) return null;
  // whole numbers first: a part of one looks like a code; and of a long text only what can be quoted
  const text = [...shown.text].slice(0, 5 * most).join('');
  const quotedText = beginningOf(withoutCodes(withoutNumbers(text)).replace(/\s+/g, ' ').trim());
  return { quotedText, quotedWrittenAt: shown.writtenAt };
}

const withoutNumbers = (text: string): string =>
  matchesIn(text, { withoutContacts: false }).reduce(
    (left, match) => left.replaceAll(match.part, maskedPart(match)),
    text,
  );

/** Enough to know the words by. */
const most = 200;

function beginningOf(text: string): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text;
}
