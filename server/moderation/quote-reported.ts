import { eq } from 'drizzle-orm';
import { withoutCodes } from '#contract/holds-code.ts';
import type { Reader } from '#server/platform/db.ts';
import { maskedPart } from './masked-part.ts';
import type { Pieces } from './piece.ts';
import { matchesIn } from './rules/matches-in.ts';
import { contentReports } from './table.ts';

interface Quote {
  text: string;
  writtenAt: Date | null;
}

/**
 * What a report is about in the words of its author, so that they know which of their words are meant: the beginning, on
 * one line, without whole card and Social Security numbers and without what opens a door. Null of pictures and of what is no longer there.
 */
export async function quoteReported(reader: Reader, reportId: string, pieces: Pieces): Promise<Quote | null> {
  const [report] = await reader.select().from(contentReports).where(eq(contentReports.id, reportId));
  // what stands beside a picture is not what was reported
  if (!report || report.uploadId) return null;
  const shown = await pieces[report.kind].read(reader, report.subjectId);
  if (!shown?.text) return null;
  return {
    text: beginningOf(withoutNumbers(withoutCodes(shown.text)).replace(/\s+/g, ' ').trim()),
    writtenAt: shown.writtenAt,
  };
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
