/**
 * The largest share that still leaves a chance of 5 % to see so few: the upper end of the one-sided 95 % interval
 * (Clopper and Pearson). With none among 300 it is 1.0 %.
 */
export function mostLikelyShare(seen: number, among: number): number {
  if (among === 0 || seen >= among) return 1;
  let [least, most] = [seen / among, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (least + most) / 2;
    if (chanceOfAtMost(seen, among, middle) > 0.05) least = middle;
    else most = middle;
  }
  return most;
}

function chanceOfAtMost(seen: number, among: number, share: number): number {
  let [chance, ways] = [0, 0];
  for (let count = 0; count <= seen; count++) {
    if (count > 0) ways += Math.log(among - count + 1) - Math.log(count);
    chance += Math.exp(ways + count * Math.log(share) + (among - count) * Math.log1p(-share));
  }
  return chance;
}
