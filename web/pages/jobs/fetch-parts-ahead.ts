import { preload } from 'react-dom';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { addressOf } from '#web/platform/api.ts';
import { glanceAhead } from '#web/platform/asked-ahead.ts';
import { loadWords } from '#web/platform/locale-loader.ts';
import { isWide } from '#web/ui/use-is-wide.ts';

/** What the state of the job at this path shows first, fetched while the frame around it is still being drawn. */
export async function fetchPartsAhead(path: string): Promise<void> {
  const [, , id = ''] = path.split('/');
  const job = await glanceAhead<JobDetail>(addressOf(getJob, { params: { id } }));
  if (job) await Promise.all(partsOf(job));
}

function partsOf(job: JobDetail): Promise<unknown>[] {
  const { status, can, ownBid, dispute } = job;
  if (can.includes('selectCleaners')) return [import('./host-choice.tsx'), wordsOf('bids')];
  if (can.includes('weigh'))
    return [
      ...[import('./bidder-panel.tsx'), import('./before-bid/before-bid.tsx'), wordsOf('bids'), wordsOf('beforeBid')],
      ...(ownBid ? [import('#web/bids/own-bid.tsx')] : []),
      ...(can.includes('accept') ? [import('#web/hiring/request-panel.tsx')] : []),
    ];
  if (can.includes('tickTasks') && !isWide()) return [import('./on-site.tsx'), wordsOf('onSite'), wordsOf('access')];
  if (can.includes('wait')) return [import('#web/work/waiting-buttons.tsx'), wordsOf('waiting')];
  if (status === 'PAID') return [import('#web/reviews/reviews.tsx'), wordsOf('reviews')];
  if (can.includes('seePhotos') && !can.includes('tickTasks') && !dispute) {
    const parts = [import('#web/work/photos.tsx'), import('#web/work/before-and-after.tsx')];
    return isWide() ? [...parts, fetchFirstPair(job)] : parts;
  }
  return [];
}

/** The largest pictures that a wide window shows at once. What pairs them comes with the parts that show them. */
async function fetchFirstPair({ deliverables, tasks }: JobDetail): Promise<void> {
  const { pairsIn } = await import('#web/work/pairs-in.ts');
  const [pair] = pairsIn(deliverables, tasks);
  for (const photo of pair ? [pair.before, pair.after] : []) preload(photo.screenUrl, { as: 'image' });
}

const wordsOf = (domain: string) => loadWords(document.documentElement.lang, domain);
