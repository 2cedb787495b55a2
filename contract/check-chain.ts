import { beforeFirstLink, linkText, markText, type RecordLink } from './record-chain.ts';
import type { RecordFault } from './record-faults.ts';
import type { JobRecord } from './record-file.ts';

export type HashText = (text: string) => Promise<string>;

/** A job's chain, as a file holds it. */
interface ChainOfJob {
  job: { id: string };
  links: RecordLink[];
}

/** What is wrong with a job's chain, in the order of the links. */
export async function chainFaults(record: ChainOfJob, hash: HashText): Promise<RecordFault[]> {
  const order = orderFaults(record.links);
  const told: RecordFault[] = [];
  for (const [index, link] of record.links.entries()) {
    const fault = await linkFault(record, index, hash);
    // what was moved or left out is said once, where it is
    if (fault && !(fault.code === 'linkForged' && order.length > 0)) told.push({ code: fault.code, n: link.n });
  }
  return [...order, ...told];
}

/** No more are named: a stranger may write any number. */
const mostMissing = 100;

/** Numbers that are not 1, 2, 3 … */
function orderFaults(links: readonly RecordLink[]): RecordFault[] {
  const faults: RecordFault[] = [];
  const seen = new Set<number>();
  let highest = 0;
  for (const { n } of links) {
    if (seen.has(n)) faults.push({ code: 'linkRepeated', n });
    else if (n < highest) faults.push({ code: 'linkMoved', n });
    seen.add(n);
    highest = Math.max(highest, n);
  }
  let missing = 0;
  for (let n = 1; n < highest && missing < mostMissing; n++)
    if (!seen.has(n)) {
      faults.push({ code: 'linkMissing', n });
      missing++;
    }
  if (links.length === 0) faults.push({ code: 'linkMissing', n: 1 });
  return faults;
}

/** A link says what it said if its mark fits what it tells, and its hash fits its time, its mark and the link before. */
async function linkFault({ job, links }: ChainOfJob, index: number, hash: HashText) {
  const link = links[index];
  if (!link) return null;
  const { salt, content, mark } = link;
  if ((salt === null) !== (content === null)) return { code: 'linkChanged' } as const;
  if (salt !== null && (await hash(markText(salt, JSON.stringify(content)))) !== mark)
    return { code: 'linkChanged' } as const;
  const before = links[index - 1]?.hash ?? beforeFirstLink;
  const isHash = (await hash(linkText(job.id, link))) === link.hash;
  if (isHash && link.previous === before) return null;
  if (isHash) return { code: 'linkForged' } as const;
  // its content is as it was and it still follows the one before: what is left is its time
  const isFollowed = index === links.length - 1 || links[index + 1]?.previous === link.hash;
  return { code: link.previous === before && isFollowed ? 'timeChanged' : 'linkChanged' } as const;
}

/** Whether everybody is whom the links' marks call them. */
export async function peopleFaults({ people }: Pick<JobRecord, 'people'>, hash: HashText): Promise<RecordFault[]> {
  const faults: RecordFault[] = [];
  for (const { id, salt, mark, name } of people)
    if ((await hash(markText(salt, id))) !== mark) faults.push({ code: 'personChanged', name });
  return faults;
}
