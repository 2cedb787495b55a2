import type { Deliverable } from '#contract/work.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import type { Queue } from '../use-photo-queue.ts';
import type { Spots } from './spots.ts';

interface At {
  type: Deliverable['photoType'];
  queue: Queue;
}

export interface OpenSpots {
  /** Those without a photo, in their order; null where no spots are to be photographed again. */
  open: readonly Deliverable[] | null;
  /** The same, first the one that the address asks for: the next photo shows the first. */
  inOrder: readonly Deliverable[];
  isAsked: boolean;
}

/** The spots from arrival that no photo shows yet, also none that is still being made ready. */
export function useOpenSpots({ found, left }: Spots, { type, queue: { chosen, kept } }: At): OpenSpots {
  const asked = useSearchParams()[0].get('spot');
  if (type !== 'AFTER' || found.length === 0) return { open: null, inOrder: [], isAsked: false };
  const inHand = [...chosen, ...kept.map(({ what }) => what)].map((one) => 'spot' in one && one.spot);
  const open = left.filter(({ id }) => !inHand.includes(id));
  const first = open.filter(({ id }) => id === asked);
  return { open, inOrder: [...first, ...open.filter(({ id }) => id !== asked)], isAsked: first.length > 0 };
}
