import { and, eq } from 'drizzle-orm';
import { markText } from '#contract/record-chain.ts';
import type { Reader } from '#server/platform/db.ts';
import { hashOf, newSalt } from './hashes.ts';
import { turnoverPeople } from './table.ts';

/** What the links of a job call somebody: the same each time, and on another job something else. */
export async function markPerson(tx: Reader, jobId: string, personId: string): Promise<string> {
  const [known] = await tx
    .select({ mark: turnoverPeople.mark })
    .from(turnoverPeople)
    .where(and(eq(turnoverPeople.jobId, jobId), eq(turnoverPeople.personId, personId)));
  if (known) return known.mark;
  const salt = newSalt();
  const mark = hashOf(markText(salt, personId));
  await tx.insert(turnoverPeople).values({ mark, jobId, personId, salt });
  return mark;
}
