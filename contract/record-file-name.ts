import { localTime } from './zoned-time.ts';

interface ClaimedJob {
  id: string;
  title: string;
  startTime: string;
  timeZone: string;
}

/** What a job's claim file is called, in ASCII: its day and its home, or the end of its id where the home has no Latin letters. */
export function claimFileName({ id, title, startTime, timeZone }: ClaimedJob): string {
  const { date } = localTime(new Date(startTime), timeZone);
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return `freshkey-claim-${date}-${slug || id.slice(-8)}.zip`;
}
