import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';

type LadderBids = readonly Pick<Bid, 'status' | 'teamRank'>[];

interface CertaintyProps {
  /** What is said of whoever comes, whichever choice they are. */
  said: string;
  confirmed: boolean;
  bids: LadderBids;
}

const choices = ['first', 'second', 'third'] as const;

/** "First choice confirmed, second on standby": how sure a turnover is. */
export function Certainty({ said, confirmed, bids }: CertaintyProps) {
  const { t } = useTranslation('bids');
  const rankOf = (status: Bid['status']) => bids.filter((bid) => bid.status === status).map(({ teamRank }) => teamRank);
  const choice = choices[(rankOf('ACCEPTED')[0] ?? 1) - 1] ?? 'first';
  const standby = standbyOf(rankOf('PENDING'));
  const isLadder = standby !== null || choice !== 'first';
  const first = confirmed && isLadder ? t(`certainty.${choice}`) : said;
  return standby ? t('certainty.with', { said: first, standby: t(`certainty.${standby}`) }) : first;
}

function standbyOf(ranks: readonly (number | null)[]) {
  const [isSecond, isThird] = [ranks.includes(2), ranks.includes(3)];
  if (isSecond && isThird) return 'bothStandBy';
  if (isSecond) return 'secondStandsBy';
  return isThird ? 'thirdStandsBy' : null;
}
