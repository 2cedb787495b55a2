import type { HomeKey } from './homes.ts';
import type { Opinion } from './opinion.ts';

export interface PastCleaning {
  home: HomeKey;
  /** Days from today. */
  day: number;
  /** Mailbox of who did it. */
  by: string;
  /** Dollars. */
  price: number;
  hours: number;
  type?: 'deep' | 'maintenance';
  /** Others who bid. */
  also?: string[];
  /** The host's review. */
  review?: Opinion;
  /** The cleaner's review of the host. */
  reply?: Opinion;
  /** Nobody pays by hand: the saved card is charged after 48 hours. */
  charged?: true;
  /** Shared with the next guest under this title. */
  shared?: string;
  /** Bid lower and was chosen first, but never confirmed. */
  missedBy?: string;
}

/** What a cleaner says of a host when all was well. */
export const fair: Opinion = {
  stars: 5,
  words: 'Clear instructions, everything where the notes say it is, paid the same day.',
};
