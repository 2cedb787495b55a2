/** The way from a leaf to the root: the neighbor at each level, and on which side of it. */
export type TreePath = { side: 'left' | 'right'; hash: string }[];
type Hash = (text: string) => string | Promise<string>;

// A leaf and a node are written differently, so that no node can be passed off as a leaf (RFC 9162, 2.1).
const leafText = (head: string) => `leaf ${head}`;
const nodeText = (left: string, right: string) => `node ${left} ${right}`;

/** All levels of a tree, the leaves first. */
export type TreeLevels = string[][];

/** The tree over these heads. A node without a neighbor moves up as it is. */
export function levelsOf(heads: readonly string[], hash: (text: string) => string): TreeLevels {
  const levels = [heads.map((head) => hash(leafText(head)))];
  for (let level = levels[0] ?? []; level.length > 1; ) {
    const above: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left = '', right] = level.slice(at, at + 2);
      above.push(right === undefined ? left : hash(nodeText(left, right)));
    }
    levels.push(above);
    level = above;
  }
  return levels;
}

/** Of no heads at all, the hash of nothing. */
export const rootOf = (heads: readonly string[], hash: (text: string) => string): string =>
  levelsOf(heads, hash).at(-1)?.[0] ?? hash('');

/** What it takes to come from one of the heads to the root. */
export function pathIn(levels: TreeLevels, index: number): TreePath {
  const path: TreePath = [];
  let at = index;
  for (const level of levels.slice(0, -1)) {
    const neighbor = level[at ^ 1];
    if (neighbor !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash: neighbor });
    at >>= 1;
  }
  return path;
}

/** The root that a head and its path lead to. */
export async function rootFrom(head: string, path: TreePath, hash: Hash): Promise<string> {
  let reached = await hash(leafText(head));
  for (const { side, hash: neighbor } of path)
    reached = await hash(side === 'left' ? nodeText(neighbor, reached) : nodeText(reached, neighbor));
  return reached;
}
