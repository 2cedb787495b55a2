export type Words = Record<string, unknown>;

/** The words of one language by file: those that every screen needs, and the others, each fetched when one needs it. */
export interface WordFiles {
  first: Record<string, Words>;
  later: Record<string, () => Promise<Words>>;
}
