import { and, eq, inArray } from 'drizzle-orm';
import { markText } from '#contract/record-chain.ts';
import type { Reader } from '#server/platform/db.ts';
import { hashOf, newSalt } from './hashes.ts';
import { turnoverPeople } from './table.ts';

/** What the links of a job call somebody: the same each time, and on another job something else. */
export async function markPerson(tx: Reader, jobId: string, personId: string): Promise<string> {
  return (await markPeople(tx, jobId, [personId]))(personId);
}

/** The same of several, read at once. */
export async function markPeople(
  tx: Reader,
  jobId: string,
  personIds: readonly string[],
): Promise<(personId: string) => string> {
  const known = await knowPeople(tx, jobId, personIds);
  return (id) => known(id).mark;
}

/** With what their marks are salted with, which goes when they leave. */
export async function knowPeople(tx: Reader, jobId: string, personIds: readonly string[]) {
  const { personId, mark, salt } = turnoverPeople;
  const known = await tx
    .select({ personId, mark, salt })
    .from(turnoverPeople)
    .where(and(eq(turnoverPeople.jobId, jobId), inArray(personId, [...personIds])));
  const people = new Map(known.map((one) => [one.personId, one]));
  const added = [...new Set(personIds)].filter((id) => !people.has(id)).map((id) => newMark(jobId, id));
  if (added.length > 0) await tx.insert(turnoverPeople).values(added);
  for (const one of added) people.set(one.personId, one);
  return (id: string) => {
    const told = people.get(id);
    if (!told) throw new Error('somebody was not marked');
    return told;
  };
}

function newMark(jobId: string, personId: string) {
  const salt = newSalt();
  return { mark: hashOf(markText(salt, personId)), jobId, personId, salt };
}
