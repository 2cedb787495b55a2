import type { Bid } from '#contract/bids.ts';

/** Whether the host of an open job can choose a bid; else it only stays to be seen. */
export const canBeChosen = ({ status, bookedElsewhere }: Bid): boolean => status === 'PENDING' && !bookedElsewhere;
