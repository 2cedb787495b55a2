/** The bids chosen as first, second and third; null where nobody is. */
export type Choices = readonly [first: string | null, second: string | null, third: string | null];

export const noChoices: Choices = [null, null, null];

/** 0 is the first choice; null takes a bid's choice away. */
export type ChoiceRank = 0 | 1 | 2 | null;

/** Gives a bid a rank. It leaves the one it had; who held the new one is free again. */
export function choose(choices: Choices, bidId: string, rank: ChoiceRank): Choices {
  const at = (place: 0 | 1 | 2) => (place === rank ? bidId : choices[place] === bidId ? null : choices[place]);
  return [at(0), at(1), at(2)];
}

/** Forgets bids that are no longer there, so that a withdrawn one is never sent. */
export function keepStanding(choices: Choices, standing: ReadonlySet<string>): Choices {
  const kept = (bidId: string | null) => (bidId !== null && standing.has(bidId) ? bidId : null);
  return [kept(choices[0]), kept(choices[1]), kept(choices[2])];
}
